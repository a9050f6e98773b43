import { isLeft } from 'fp-ts/Either';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { firstValueFrom, fromEvent, takeUntil } from 'rxjs';
import { pageFailure } from '../../../core/navigation/public';
import { branchChoices } from '../../../core/branch/public';
import type { App } from '../../kit/app';
import { loadScreens } from './reading-a/late-screens';
import { ReadingBPart } from './reading-b/reading-b-part';
import type { ValuationPageState } from './valuation-page-state';

/** Nobody can be valued for without a branch: the page is one of failure then (ERR-12, ERR-13). */
export const valuationLoader =
  (app: App) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<ValuationPageState> => {
    const departments = await firstValueFrom(
      app.ports.valuer.departments().pipe(takeUntil(fromEvent(request.signal, 'abort'))),
    );
    if (isLeft(departments)) {
      const { status, message } = pageFailure('departments', departments.left);
      throw data(message, { status });
    }
    const { valuation: reading, valuationExcluded: excluded } = app.settings;
    if (reading === 'b') await ReadingBPart.load();
    else if (app.wholePages) await loadScreens();
    return {
      departments:
        reading === 'b'
          ? branchChoices(departments.right, { marker: app.siteName, excluded })
          : departments.right,
      key: app.ids.next(),
      drawnAt: app.clock.now(),
    };
  };
