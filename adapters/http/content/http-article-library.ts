import { chain, isLeft, left, map as mapRight, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { catchError, defer, from, map, of, switchMap, type Observable } from 'rxjs';
import {
  ARTICLES_A_PAGE,
  FEATURED_ARTICLES,
  type Article,
  type ArticleLibrary,
  type ArticleOrder,
  type ArticlePage,
  type ArticleQuery,
  type ArticleSummary,
  type ArticleTopic,
} from '../../../core/content/public';
import { unreachable, type GatewayFailure } from '../../../core/kernel/failure';
import type { CleanHtml } from '../../html/clean-html';
import { eachOnce } from '../each-once';
import type { HttpClient } from '../http-client';
import { readNumber } from '../lenient';
import { unwrap, unwrapList } from '../unwrap';
import { wireParams } from '../wire-params';
import { readArticle, readTopic, type RawArticle } from './read-article';

/** As many as any group has; what comes after them is left out. */
const MOST_CATEGORIES = 500;

/** The key by which a back end sorts; which of them is the latest is a setting (CG-123). */
export type LatestKey = 'age|desc' | 'age|asc';

const OTHER: Readonly<Record<LatestKey, LatestKey>> = {
  'age|desc': 'age|asc',
  'age|asc': 'age|desc',
};

/** The blog over HTTP (CALL-35, CALL-36); one article is the list's own, by its slug (CG-124). */
export class HttpArticleLibrary implements ArticleLibrary {
  constructor(
    private readonly client: HttpClient,
    private readonly cleanHtml: CleanHtml,
    private readonly latestKey: LatestKey = 'age|desc',
    private readonly log: (line: string) => void = () => undefined,
  ) {}

  readonly list = ({
    search,
    category,
    tag,
    order,
    page,
  }: ArticleQuery): Observable<Either<GatewayFailure, ArticlePage>> =>
    this.posts(
      { search, resultsPerPage: ARTICLES_A_PAGE, page, category, tag, sort: this.sortKey(order) },
      ARTICLES_A_PAGE,
    );

  readonly featured = (): Observable<Either<GatewayFailure, readonly ArticleSummary[]>> =>
    this.posts(
      { resultsPerPage: FEATURED_ARTICLES, page: 1, sort: this.sortKey('latest'), sticky: 1 },
      FEATURED_ARTICLES,
    ).pipe(map(mapRight(({ articles }) => articles)));

  readonly article = (slug: string): Observable<Either<GatewayFailure, Article>> =>
    this.client
      .call({ path: '/api/blog/all', params: wireParams({ slug, resultsPerPage: 1 }) })
      .pipe(
        map((answer) =>
          pipe(
            answer,
            chain((body) => articlesIn(body)),
            chain((found) => named(found, slug)),
          ),
        ),
        switchMap((found) => (isLeft(found) ? of(found) : this.cleaned(found.right))),
      );

  readonly categories = (): Observable<Either<GatewayFailure, readonly ArticleTopic[]>> =>
    this.client.call({ path: '/api/blog/categories', most: MOST_CATEGORIES }).pipe(
      map((answer) =>
        pipe(
          answer,
          chain(unwrapList),
          mapRight((entries) =>
            eachOnce(
              entries.flatMap((entry) => readTopic(entry) ?? []),
              ({ slug }) => slug,
            ),
          ),
        ),
      ),
    );

  private sortKey(order: ArticleOrder): LatestKey {
    return order === 'latest' ? this.latestKey : OTHER[this.latestKey];
  }

  private posts(
    params: Parameters<typeof wireParams>[0],
    most: number,
  ): Observable<Either<GatewayFailure, ArticlePage>> {
    return this.client
      .call({ path: '/api/blog/all', params: wireParams(params), most })
      .pipe(map(chain((body) => this.toPage(body))));
  }

  private toPage(body: unknown): Either<GatewayFailure, ArticlePage> {
    return pipe(
      articlesIn(body, this.log),
      mapRight((found) => {
        const articles = eachOnce(found, ({ slug }) => slug).map(summaryOf);
        const total = readNumber(unwrap(body).meta['total']);
        const isCount = total !== undefined && Number.isSafeInteger(total) && total >= 0;
        return { articles, total: isCount ? total : articles.length };
      }),
    );
  }

  /** Text that could not be cleaned is not shown: the cleaner itself may fail to load in a browser. */
  private cleaned(article: RawArticle): Observable<Either<GatewayFailure, Article>> {
    return defer(() => from(this.cleanHtml(article.html))).pipe(
      map((html) => right({ ...article, html })),
      catchError(() => of(left(unreachable))),
    );
  }
}

/** Those that can be read; one that cannot costs itself, unless none can. */
function articlesIn(
  body: unknown,
  log: (line: string) => void = () => undefined,
): Either<GatewayFailure, readonly RawArticle[]> {
  return pipe(
    unwrapList(body),
    chain((entries): Either<GatewayFailure, readonly RawArticle[]> => {
      const unread: number[] = [];
      const found = entries.flatMap((entry, place) => {
        const article = readArticle(entry);
        if (article === undefined) unread.push(place);
        return article ?? [];
      });
      const problems = unread.map((place) => ({
        path: `data.${String(place)}`,
        expected: 'a post with page_slug and page_title',
      }));
      if (found.length === 0 && problems.length > 0) return left({ kind: 'unreadable', problems });
      for (const { path, expected } of problems) {
        log(`/api/blog/all: ${path} is not ${expected}, and is left out`);
      }
      return right(found);
    }),
  );
}

/** The post of a slug: a back end that knows no such parameter sends others. */
function named(found: readonly RawArticle[], slug: string): Either<GatewayFailure, RawArticle> {
  const article = found.find((one) => one.slug === slug);
  return article === undefined ? left({ kind: 'refused', status: 404 }) : right(article);
}

function summaryOf({ html: _, isTemplateBased: __, ...summary }: RawArticle): ArticleSummary {
  return summary;
}
