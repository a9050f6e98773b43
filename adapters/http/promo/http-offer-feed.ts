import { chain, map as mapRight, type Either } from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import type * as t from 'io-ts';
import { map, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { OfferFeed, OfferSearch, Promo, ResultsPageOffer } from '../../../core/promo/public';
import { decodeList, goodOnes } from '../decode';
import { eachOnce } from '../each-once';
import type { HttpClient, HttpRequest } from '../http-client';
import { unwrapList } from '../unwrap';
import { wireParams } from '../wire-params';
import { rangeSlugs } from '../stock/range-slugs';
import { OfferDto, toOffer } from './offer-dto';
import { PromoDto, toPromo } from './promo-dto';

/** Between the results of one search: a page has room for a few. */
const MOST_OFFERS = 50;

/** Each is held against every vehicle of a page. */
const MOST_PROMOS = 200;

/** The marketing department's offers over HTTP (CALL-29, CALL-30). */
export class HttpOfferFeed implements OfferFeed {
  constructor(private readonly client: HttpClient) {}

  readonly resultsPageOffers = (
    search: OfferSearch,
  ): Observable<Either<GatewayFailure, readonly ResultsPageOffer[]>> =>
    this.listed(
      {
        path: '/api/v2/content/offer',
        params: wireParams({
          'searchOptions[template]': 'results-page-offer',
          'searchOptions[use_filter_rules]': 1,
          'searchOptions[live]': 1,
          'searchOptions[make]': search.make,
          'searchOptions[range]': rangeSlugs(search.range),
          'searchOptions[location]': search.location,
          'searchOptions[type]': search.category,
        }),
        most: MOST_OFFERS,
      },
      OfferDto,
      toOffer,
    ).pipe(map(mapRight((offers) => eachOnce(offers, ({ id }) => id))));

  readonly promos = (): Observable<Either<GatewayFailure, readonly Promo[]>> =>
    this.listed(
      { path: '/api/offers/template/vehicle-promotion', most: MOST_PROMOS },
      PromoDto,
      toPromo,
    );

  private listed<Dto, T>(
    request: HttpRequest,
    codec: t.Decoder<unknown, Dto>,
    toCore: (dto: Dto) => T,
  ): Observable<Either<GatewayFailure, readonly T[]>> {
    const readAll = flow(
      unwrapList,
      chain((entries) => goodOnes(decodeList(codec, entries))),
      mapRight((dtos) => dtos.map(toCore)),
    );
    return this.client.call(request).pipe(map((answer) => pipe(answer, chain(readAll))));
  }
}
