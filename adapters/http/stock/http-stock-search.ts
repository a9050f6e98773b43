import { bind, chain, Do, map as mapRight, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type {
  FilterOptions,
  HeroSearch,
  StockPage,
  StockQuery,
  StockSearch,
} from '../../../core/search/public';
import { decode, decodeList } from '../decode';
import type { HttpClient } from '../http-client';
import { count } from '../lenient';
import { unwrap, unwrapList, unwrapRecord } from '../unwrap';
import { eachVehicleOnce } from './each-vehicle-once';
import { toFilterOptions } from './filter-options-dto';
import { heroRequestParams, toRequestParams } from './search-request';
import { toVehicle } from './to-vehicle';
import { VehicleDto } from './vehicle-dto';

/** Searches of the group's stock over HTTP (CALL-13, CALL-18). */
export class HttpStockSearch implements StockSearch {
  constructor(private readonly client: HttpClient) {}

  readonly search = (query: StockQuery): Observable<Either<GatewayFailure, StockPage>> =>
    this.client
      .call({
        path: '/api/v2/vehicle-search',
        params: toRequestParams(query),
        // Twice as many, since a vehicle may be among them twice.
        most: 2 * query.pageSize,
      })
      .pipe(
        map(chain(toStockPage)),
        // A back end that sends its whole stock would have all of it drawn.
        map(mapRight((page) => ({ ...page, vehicles: page.vehicles.slice(0, query.pageSize) }))),
      );

  readonly options = (query: StockQuery): Observable<Either<GatewayFailure, FilterOptions>> =>
    this.client
      .call({ path: '/api/v2/vehicle-search-filter', params: toRequestParams(query) })
      .pipe(map(chain(toOptions)));

  readonly heroOptions = (hero: HeroSearch): Observable<Either<GatewayFailure, FilterOptions>> =>
    this.client
      .call({ path: '/api/v2/vehicle-search-filter', params: heroRequestParams(hero) })
      .pipe(map(chain(toOptions)));
}

const toStockPage = (body: unknown): Either<GatewayFailure, StockPage> =>
  pipe(
    Do,
    bind('records', () => unwrapList(body)),
    bind('total', () => totalOf(body)),
    mapRight(({ records, total }) => {
      const { read, unreadable } = decodeList(VehicleDto, records);
      return { total, vehicles: eachVehicleOnce(read.map(toVehicle)), unreadable };
    }),
  );

const toOptions = (body: unknown): Either<GatewayFailure, FilterOptions> =>
  pipe(
    Do,
    bind('boxes', () => unwrapRecord(body)),
    bind('total', () => totalOf(body)),
    mapRight(({ boxes, total }) => ({ total, options: toFilterOptions(boxes) })),
  );

/** The number in the heading (SEARCH-27) is never guessed. */
const totalOf = (body: unknown): Either<GatewayFailure, number> =>
  decode(count, unwrap(body).meta['total'], 'meta.total');
