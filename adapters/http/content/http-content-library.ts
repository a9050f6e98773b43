import { chain, isLeft, left, map as mapRight, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { catchError, defer, from, map, type Observable, of, switchMap } from 'rxjs';
import type { Branch, ContentLibrary, ContentPage, PageEntry } from '../../../core/content/public';
import { unreachable, type GatewayFailure } from '../../../core/kernel/failure';
import type { CleanHtml } from '../../html/clean-html';
import { decodeList, goodOnes } from '../decode';
import { eachOnce } from '../each-once';
import type { HttpClient } from '../http-client';
import { isRecord, readText } from '../lenient';
import { unwrap, unwrapList } from '../unwrap';
import { wireParams } from '../wire-params';
import { withoutAbsent } from '../../../core/kernel/without-absent';
import { BranchDto, toBranch } from './branch-dto';
import { isoDay } from '../dates';
import { toPageEntry } from './page-entry';
import { pageEntries, type RawEntry } from './page-fields';

interface RawPage {
  readonly slug: string;
  readonly title?: string;
  readonly changedOn?: string;
  readonly entries: readonly RawEntry[];
  /** Of the page itself, beside its entries. */
  readonly template?: string;
}

/** A list or an object, which is no text to read. */
const LIST_IN_TEXT = /^\s*(?:\[\s*[[{"\]\d]|\{)/;

/** Of those that editors write. */
const MOST_PAGES = 5_000;

/** Of a group, should its back end send more than a page of them. */
const MOST_BRANCHES = 200;

/** The group's editable pages and branches over HTTP (CALL-31, CALL-32, CALL-40). */
export class HttpContentLibrary implements ContentLibrary {
  constructor(
    private readonly client: HttpClient,
    private readonly cleanHtml: CleanHtml,
    private readonly storage?: string,
  ) {}

  readonly page = (slug: string): Observable<Either<GatewayFailure, ContentPage>> =>
    this.client.call({ path: `/api/page/${encodeURIComponent(slug)}` }).pipe(
      map(chain((body) => toRawPage(slug, body))),
      switchMap((page) => (isLeft(page) ? of(page) : this.cleaned(page.right))),
    );

  /** Our own call (CG-124): which pages there are is told nowhere else. */
  readonly pages = (): Observable<Either<GatewayFailure, readonly PageEntry[]>> =>
    this.client.call({ path: '/api/page', most: MOST_PAGES }).pipe(
      map((answer) =>
        pipe(
          answer,
          chain(unwrapList),
          mapRight((entries) => eachOnce(entries.flatMap(toPageEntry), ({ slug }) => slug)),
        ),
      ),
    );

  /** All of them, as listed: which ones a form offers is a rule of the form (CALL-33, CALL-34). */
  readonly branches = (): Observable<Either<GatewayFailure, readonly Branch[]>> =>
    this.client
      .call({
        path: '/api/v2/web/organisation/site',
        params: wireParams({
          'sortOptions[sortBy]': 'name',
          'pageOptions[resultsPerPage]': 50,
        }),
        most: MOST_BRANCHES,
      })
      .pipe(
        map((answer) =>
          pipe(
            answer,
            chain(unwrapList),
            chain((entries) => goodOnes(decodeList(BranchDto, entries))),
            mapRight((branches) => eachOnce(branches.map(toBranch), ({ slug }) => slug)),
          ),
        ),
      );

  /** Text that could not be cleaned is not shown: the cleaner itself may fail to load in a browser. */
  private cleaned(page: RawPage): Observable<Either<GatewayFailure, ContentPage>> {
    return defer(() => from(this.read(page))).pipe(
      map((read) => right(read)),
      catchError(() => of(left(unreachable))),
    );
  }

  private async read({ entries, template, ...page }: RawPage): Promise<ContentPage> {
    const texts = entries.flatMap(({ slug, data }) =>
      typeof data === 'string' && !LIST_IN_TEXT.test(data) ? [{ slug, data }] : [],
    );
    // The first of a name counts, as it does for readers of the page.
    const values = Object.fromEntries<unknown>(
      entries.map(({ slug, data }) => [slug, data] as const).reverse(),
    );
    const { readSections } = await import('./sections/read-sections');
    const [fields, sections] = await Promise.all([
      Promise.all(
        texts.map(async ({ slug, data }) => ({ slug, html: await this.cleanHtml(data) })),
      ),
      readSections({ template, ...values }, { clean: this.cleanHtml, storage: this.storage }),
    ]);
    return { ...page, fields, ...sections };
  }
}

function toRawPage(slug: string, body: unknown): Either<GatewayFailure, RawPage> {
  const { content } = unwrap(body);
  const entries = pageEntries(content);
  if (entries === undefined) {
    return left({ kind: 'unreadable', problems: [{ path: 'data', expected: 'page' }] });
  }
  const page = isRecord(content) ? content : {};
  return right(
    withoutAbsent({
      slug: readText(page['slug']) ?? slug,
      title: readText(page['title']) ?? readText(page['name']),
      changedOn: isoDay(readText(page['updated_at'])),
      template: readText(page['template']),
      entries,
    }),
  );
}
