import { chain, fromNullable, type Either } from 'fp-ts/Either';
import * as t from 'io-ts';
import { defer, from, map, shareReplay, switchMap, tap, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { VehicleSlug, ViewCounter } from '../../../core/stock/public';
import { decode } from '../decode';
import type { HttpClient } from '../http-client';
import { count } from '../lenient';
import { unwrap } from '../unwrap';

/** Where a site answers for many vehicles at once: a call of our own, on the site's own origin. */
export const VIEWS_OF_MANY_PATH = '/api/views-today';

/** Names the vehicles in the address, once each. */
export const VIEWS_OF_MANY_KEY = 'of';

type Counts = Readonly<Record<string, number>>;

const counts = t.record(t.string, count);

/** A vehicle of which nothing was said. */
const unknown: GatewayFailure = { kind: 'refused', status: 404 };

interface Gathering {
  readonly slugs: Set<string>;
  readonly answer$: Observable<Either<GatewayFailure, Counts>>;
}

/**
 * Asks the site itself for the views of all vehicles that are asked for in one turn, in one call: a
 * page of results would else keep a phone's few connections busy with a call for each card.
 */
export class GatheredViewCounter implements ViewCounter {
  private gathering: Gathering | undefined;

  constructor(private readonly client: HttpClient) {}

  readonly viewsToday = (slug: VehicleSlug): Observable<Either<GatewayFailure, number>> =>
    defer(() => {
      this.gathering ??= this.gather();
      this.gathering.slugs.add(slug);
      return this.gathering.answer$.pipe(map(chain((known) => fromNullable(unknown)(known[slug]))));
    });

  private gather(): Gathering {
    const slugs = new Set<string>();
    return {
      slugs,
      answer$: from(Promise.resolve()).pipe(
        tap(() => {
          this.gathering = undefined;
        }),
        switchMap(() =>
          this.client.call({
            path: VIEWS_OF_MANY_PATH,
            params: [...slugs].map((slug) => [VIEWS_OF_MANY_KEY, slug] as const),
          }),
        ),
        map(chain((body) => decode(counts, unwrap(body).content, 'data'))),
        shareReplay({ bufferSize: 1, refCount: true }),
      ),
    };
  }
}
