import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CalculatorRates } from '../../../core/finance/public';
import { askRates } from '../../../core/showroom/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';

/** The rates of the representative example on pages about finance. */
export const financeRatesLoader =
  (app: App) =>
  ({ request }: LoaderFunctionArgs): Promise<CalculatorRates> =>
    answerTo(askRates(app.ports, app.patience$), request.signal);
