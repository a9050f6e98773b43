import { chain, isLeft, left, map as mapRight, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { map, type Observable } from 'rxjs';
import {
  britishPoint,
  type BranchDirectory,
  type Dealership,
  type GeoPoint,
  type HolidayCalendar,
} from '../../../core/branch/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { decodeList, goodOnes } from '../decode';
import { eachOnce } from '../each-once';
import type { HttpClient } from '../http-client';
import { readNumber } from '../lenient';
import { unwrapList, unwrapRecord } from '../unwrap';
import { toHolidayCalendar } from './bank-holidays-dto';
import { DealershipDto, toDealership } from './dealership-dto';

/** Of a group, should its back end send more. */
const MOST_DEALERSHIPS = 200;

/** Branches with address and hours, bank holidays and postcode districts over HTTP (CALL-41). */
export class HttpBranchDirectory implements BranchDirectory {
  /** @param log hears of branches that cannot be put on a map, by their name in addresses. */
  constructor(
    private readonly client: HttpClient,
    private readonly log?: (line: string) => void,
  ) {}

  readonly dealerships = (): Observable<Either<GatewayFailure, readonly Dealership[]>> =>
    this.client
      .call({
        method: 'POST',
        isRead: true,
        path: '/api/dealerships',
        body: {},
        most: MOST_DEALERSHIPS,
      })
      .pipe(
        map((answer) =>
          pipe(
            answer,
            chain(unwrapList),
            chain((entries) => goodOnes(decodeList(DealershipDto, entries))),
            mapRight((found) => eachOnce(found.map(toDealership), ({ slug }) => slug)),
            mapRight((found) => this.noted(found)),
          ),
        ),
      );

  readonly bankHolidays = (): Observable<Either<GatewayFailure, HolidayCalendar>> =>
    this.client
      .call({ path: '/api/bank-holidays' })
      .pipe(map((answer) => pipe(answer, chain(unwrapRecord), mapRight(toHolidayCalendar))));

  /** Only the first half of a postcode travels, and to the group's own back end alone (BR-4). */
  readonly placeOf = (outcode: string): Observable<Either<GatewayFailure, GeoPoint | undefined>> =>
    this.client.call({ path: `/api/outcode/${encodeURIComponent(outcode)}` }).pipe(
      map((answer) => {
        if (isLeft(answer)) {
          const { left: failure } = answer;
          return failure.kind === 'refused' && failure.status === 404
            ? right(undefined)
            : left(failure);
        }
        return pipe(
          unwrapRecord(answer.right),
          mapRight(({ latitude, longitude }) =>
            britishPoint(readNumber(latitude), readNumber(longitude)),
          ),
        );
      }),
    );

  private noted(found: readonly Dealership[]): readonly Dealership[] {
    for (const { slug, point } of found) {
      if (point === undefined) this.log?.(`The branch ${slug} has no place that a map could show`);
    }
    return found;
  }
}
