import { lookAlikes } from '../../core/showroom/public';
import type { SiteSection } from '../../core/stock/public';
import type { App } from '../kit/app';
import { answerTo } from './answer-to';

/** What to look at instead of a vehicle that is gone; its script comes with the first that is. */
export const lookAlikesOfGone = (
  app: App,
  section: SiteSection,
  name: string,
  signal: AbortSignal,
) => answerTo(lookAlikes(app.ports.search, section, name, app.patience$), signal);
