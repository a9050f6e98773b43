import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { slugsFromShared } from '../../../core/shortlist/public';
import { loadComparison, type ComparePageState } from '../../../core/showroom/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';

/** A comparison, and when it was made in milliseconds since 1970 in UTC: the same on both sides. */
export interface ComparisonOfPage {
  readonly start: ComparePageState;
  readonly madeAt: number;
}

/** The vehicles that the address carries (ROUTE-08); without any, the shopper's own. */
export const compareLoader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs) => {
    const start = await answerTo(
      loadComparison(
        app.ports,
        slugsFromShared('compare', new URL(request.url).search),
        app.wholePages ? 'all' : 'none',
        app.patience$,
      ),
      request.signal,
    );
    const page: ComparisonOfPage = { start, madeAt: app.clock.now() };
    // The page stands and says what failed, but nothing should keep it.
    return start.comparedVehicles.kind === 'failed' ? data(page, { status: 503 }) : data(page);
  };
