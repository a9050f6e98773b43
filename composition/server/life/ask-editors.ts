import { lastValueFrom, merge, take, takeUntil, timer, type Observable } from 'rxjs';
import type { App } from '../../../ui/kit/app';

/** As long as a start waits for them. Milliseconds. */
const WITHIN_MS = 300;

/**
 * Asks once for what editors write for every page, before anybody waits for it: the first shoppers of a
 * new process come all at once, and a page that cannot do without the branches would else be one of
 * failure. Whatever fails is asked for again by the first page.
 */
export async function askEditors({ ports }: Pick<App, 'ports'>): Promise<void> {
  const { frame, content, directory, valuer } = ports;
  const asked: readonly Observable<unknown>[] = [
    frame.menu(),
    frame.footer(),
    frame.popularBrands(),
    content.branches(),
    directory.dealerships(),
    directory.bankHolidays(),
    valuer.departments(),
  ];
  await lastValueFrom(
    merge(...asked.map((answer$) => answer$.pipe(take(1)))).pipe(takeUntil(timer(WITHIN_MS))),
    { defaultValue: undefined },
  );
}
