import { chain, type Either } from 'fp-ts/Either';
import { map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { VehicleSlug, ViewCounter } from '../../../core/stock/public';
import { decode } from '../decode';
import type { HttpClient } from '../http-client';
import { count, isRecord } from '../lenient';
import { unwrap } from '../unwrap';
import { viewCounterPath } from './view-counter-path';

/** How often a vehicle was looked at today, over HTTP (CALL-27). The answer is the number, bare or wrapped. */
export class HttpViewCounter implements ViewCounter {
  constructor(private readonly client: HttpClient) {}

  readonly viewsToday = (slug: VehicleSlug): Observable<Either<GatewayFailure, number>> =>
    this.client
      .call({ path: viewCounterPath(slug) })
      .pipe(map(chain((body) => decode(count, viewsIn(body), 'data'))));
}

function viewsIn(body: unknown): unknown {
  const { content } = unwrap(body);
  return isRecord(content) ? (content['views'] ?? content['count']) : content;
}
