import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadCalculator, type CalculatorState } from '../../../core/showroom/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';

/** The calculator its address stands for; the server counts the cars as well. */
export const calculatorLoader =
  (app: App) =>
  ({ request }: LoaderFunctionArgs): Promise<CalculatorState> =>
    answerTo(
      loadCalculator(app.ports, {
        address: new URL(request.url).search,
        totals: app.settings.calculatorTotals,
        counted: app.wholePages,
        patience$: app.patience$,
      }),
      request.signal,
    );
