import { chain, left, map as mapRight, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { map, type Observable } from 'rxjs';
import type { Brand, FooterContent, FrameContent, MenuItem } from '../../../core/content/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { HttpClient } from '../http-client';
import { readText } from '../lenient';
import { plainText } from '../plain-text';
import { unwrap, unwrapList, unwrapRecord } from '../unwrap';
import { wireParams } from '../wire-params';
import { footerContent } from './footer-fields';
import { menuItems } from './menu-items';
import { pageFields } from './page-fields';

/** Of the menu, side by side: more would fill a screen before anything is opened. */
const MOST_HEADINGS = 30;

/** What header and footer are made of, over HTTP (HEAD-03, FOOT-07, FOOT-08, CALL-19). */
export class HttpFrameContent implements FrameContent {
  constructor(private readonly client: HttpClient) {}

  readonly menu = (): Observable<Either<GatewayFailure, readonly MenuItem[]>> =>
    this.client.call({ path: '/api/menu/header', most: MOST_HEADINGS }).pipe(
      map((answer) =>
        pipe(
          answer,
          chain(unwrapList),
          mapRight((entries) => menuItems(entries)),
        ),
      ),
    );

  /** Its texts are shown as text and its links are checked, so nothing of it is cleaned as HTML. */
  readonly footer = (): Observable<Either<GatewayFailure, FooterContent>> =>
    this.client.call({ path: '/api/page/footer' }).pipe(map(chain(toFooter)));

  readonly popularBrands = (): Observable<Either<GatewayFailure, readonly Brand[]>> =>
    this.client
      .call({
        path: '/api/used-vehicles/cars/filters',
        params: wireParams({ status: 'FOR_SALE_RETAIL' }),
      })
      .pipe(map(chain(toBrands)));
}

function toFooter(body: unknown): Either<GatewayFailure, FooterContent> {
  const fields = pageFields(unwrap(body).content);
  return fields === undefined
    ? left({ kind: 'unreadable', problems: [{ path: 'data', expected: 'page' }] })
    : right(footerContent(fields));
}

/** `make` is a map of key to label, in the order of the answer. */
const toBrands = (body: unknown): Either<GatewayFailure, readonly Brand[]> =>
  pipe(
    unwrapRecord(body),
    chain(({ make }) => unwrapRecord(make ?? [])),
    mapRight((makes) =>
      Object.entries(makes).flatMap(([slug, name]): readonly Brand[] => {
        const label = plainText(readText(name));
        return label === undefined || slug === '' ? [] : [{ slug, label }];
      }),
    ),
  );
