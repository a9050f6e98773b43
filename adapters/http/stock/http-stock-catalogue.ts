import { chain, isLeft, map as mapRight, right, type Either } from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { map, type Observable, of } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { Clock } from '../../../core/kernel/ports/clock';
import { wellFormed } from '../../../core/kernel/well-formed';
import type {
  NumberedVehicles,
  StockCatalogue,
  Vehicle,
  VehicleInFull,
} from '../../../core/stock/public';
import { systemClock } from '../../time/system-clock';
import { decodeList, goodOnes } from '../decode';
import type { HttpClient, HttpRequest } from '../http-client';
import { isRecord } from '../lenient';
import { unwrapList } from '../unwrap';
import { wireParams } from '../wire-params';
import { eachVehicleOnce } from './each-vehicle-once';
import { sameSlug, spellingsOf } from './slug-spellings';
import { toNames } from './to-equipment';
import { toVehicle } from './to-vehicle';
import { toVehicleInFull } from './to-vehicle-in-full';
import { VehicleDto } from './vehicle-dto';
import { VehicleInFullDto } from './vehicle-in-full-dto';

/** What a vehicle asked for by name is to come with (CALL-15). */
const OPTIONS = [
  'features',
  'media',
  'bodyType',
  'fuelType',
  'technicalData',
  'location',
  'ranges',
  'videos',
  'classifiedFeatures',
  'location.site',
  'company',
  'metaData',
  'additionalSpecification',
] as const;

/** The group's stock by name, over HTTP. */
export class HttpStockCatalogue implements StockCatalogue {
  /** @param clock tells dates that cannot have been yet. */
  constructor(
    private readonly client: HttpClient,
    private readonly clock: Clock = systemClock,
  ) {}

  /** One call for all, each vehicle once (CALL-25); nothing is asked for nothing (ST-3). */
  readonly bySlugs = (
    slugs: readonly string[],
  ): Observable<Either<GatewayFailure, readonly Vehicle[]>> => {
    const wanted = [...new Set(slugs)].filter((slug) => slug !== '');
    return wanted.length === 0
      ? of(right([]))
      : this.listed({
          method: 'POST',
          isRead: true,
          path: '/api/used-vehicles/find-by-slugs',
          body: { slugs: wanted },
          most: Math.max(MOST_IN_ONE_CALL, wanted.length),
        });
  };

  /** By find-by-slugs with this one slug (CG-091), however the address came to write it (HT-7). */
  readonly inFull = (
    slug: string,
  ): Observable<Either<GatewayFailure, VehicleInFull | undefined>> => {
    const spellings = spellingsOf(slug);
    if (spellings.length === 0) return of(right(undefined));
    return this.listedAs(VehicleInFullDto, {
      method: 'POST',
      isRead: true,
      path: '/api/used-vehicles/find-by-slugs',
      body: { slugs: spellings },
    }).pipe(
      map((answer) => (isNoSuchThing(answer) ? right([]) : answer)),
      map(
        mapRight((dtos) => {
          const found =
            dtos.find(({ vehicle }) => vehicle.slug === slug) ??
            dtos.find(({ vehicle }) => sameSlug(vehicle.slug, slug));
          return found === undefined ? undefined : toVehicleInFull(found, this.today());
        }),
      ),
    );
  };

  readonly byStockId = (
    stockId: string,
  ): Observable<Either<GatewayFailure, VehicleInFull | undefined>> =>
    stockId === ''
      ? of(right(undefined))
      : this.listedAs(VehicleInFullDto, {
          path: '/api/v2/vehicle-search',
          params: wireParams({ stock_id: [stockId], options: OPTIONS }),
        }).pipe(
          map(
            mapRight((dtos) =>
              dtos
                .map((dto) => toVehicleInFull(dto, this.today()))
                .find((vehicle) => vehicle.stockId === stockId),
            ),
          ),
        );

  /** One call for all; a mark is what has no hyphen, which every slug has. */
  readonly toCompare = (
    names: readonly string[],
  ): Observable<Either<GatewayFailure, readonly VehicleInFull[]>> => {
    const wanted = [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '');
    if (wanted.length === 0) return of(right([]));
    return this.listedAs(VehicleInFullDto, {
      path: '/api/vehicle-search',
      params: wireParams({
        vrm: wanted.filter(isMark),
        slug: wanted.filter((name) => !isMark(name)),
        options: OPTIONS,
      }),
    }).pipe(
      map(
        mapRight((dtos) => eachVehicleOnce(dtos.map((dto) => toVehicleInFull(dto, this.today())))),
      ),
    );
  };

  readonly similarTo = (slug: string): Observable<Either<GatewayFailure, readonly string[]>> =>
    this.client
      .call({
        method: 'POST',
        isRead: true,
        path: `/used/find-similar/${encodeURIComponent(wellFormed(slug))}`,
        body: { min_images: 2 },
        most: MOST_ALIKE,
      })
      .pipe(map(chain(toSlugs)));

  readonly byNumbers = (
    wanted: NumberedVehicles,
  ): Observable<Either<GatewayFailure, readonly Vehicle[]>> => {
    const named = wireParams({
      stock_id: wanted.stockIds,
      vrm: wanted.registrations,
      slug: wanted.slugs,
    });
    // Without any name it would be a search of the whole stock.
    if (named.length === 0) return of(right([]));
    const asked = wireParams({ options: OPTIONS, resultsPerPage: MOST_IN_ONE_CALL });
    return this.listed({ path: '/api/v2/vehicle-search', params: [...named, ...asked] });
  };

  private listed(request: HttpRequest): Observable<Either<GatewayFailure, readonly Vehicle[]>> {
    return this.listedAs(VehicleDto, request).pipe(
      map(mapRight((dtos) => eachVehicleOnce(dtos.map(toVehicle)))),
    );
  }

  private listedAs<Dto>(
    codec: t.Decoder<unknown, Dto>,
    request: HttpRequest,
  ): Observable<Either<GatewayFailure, readonly Dto[]>> {
    return this.client.call({ most: MOST_IN_ONE_CALL, ...request }).pipe(
      map(
        flow(
          chain(unwrapList),
          chain((records) => goodOnes(decodeList(codec, records))),
        ),
      ),
    );
  }

  private today(): string {
    return new Date(this.clock.now()).toISOString().slice(0, 10);
  }
}

/** Of one vehicle a back end may say so by the status; of a list that would empty a shopper's own. */
const isNoSuchThing = (answer: Either<GatewayFailure, unknown>): boolean =>
  isLeft(answer) && answer.left.kind === 'refused' && [404, 410].includes(answer.left.status);

const isMark = (name: string): boolean => /^[a-z\d ]{1,20}$/i.test(name);

/** The most results one call gives. */
const MOST_IN_ONE_CALL = 100;

/** What a page has room for, twice over: some of them may be sold. */
const MOST_ALIKE = 24;

/** Slugs, bare or of objects that carry one (CALL-26), each once. */
const toSlugs = (body: unknown): Either<GatewayFailure, readonly string[]> =>
  pipe(
    unwrapList(body),
    mapRight((entries) =>
      toNames(entries.map((entry) => (isRecord(entry) ? entry['slug'] : entry))),
    ),
  );
