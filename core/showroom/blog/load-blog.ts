import { isLeft, type Either } from 'fp-ts/Either';
import {
  defaultIfEmpty,
  forkJoin,
  map,
  of,
  switchMap,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import {
  ALL_ARTICLES,
  CAROUSEL_ARTICLES,
  FEATURED_ARTICLES,
  relatedArticles,
  type Article,
  type ArticleLibrary,
  type ArticlePage,
  type ArticleQuery,
  type ArticleSummary,
  type ArticleTopic,
} from '../../content/public';
import type { GatewayFailure } from '../../kernel/failure';
import { freshQuery, type FilterOption, type StockSearch } from '../../search/public';
import type { Vehicle } from '../../stock/public';
import { PATIENCE_MS, type Patience } from '../shared/patience';

export interface BlogPorts {
  readonly articles: ArticleLibrary;
  readonly search: Pick<StockSearch, 'search' | 'options'>;
}

/** How many vehicles stand beneath the blog (BLOG-11). */
const VEHICLES_SHOWN = 4;

/** A list of articles, with what stands around it; each but the list may be missing. */
export interface BlogList {
  readonly query: ArticleQuery;
  readonly page: ArticlePage;
  /** Why there are none, where they could not be had (ERR-15). */
  readonly categories: Either<GatewayFailure, readonly ArticleTopic[]>;
  /** On the landing only. */
  readonly featured: readonly ArticleSummary[];
  /** The latest of all, where the list itself is empty: nobody is left without a way on. */
  readonly latest: readonly ArticleSummary[];
  readonly vehicles: readonly Vehicle[];
}

/** An article, with what stands around it. */
export interface BlogArticle {
  readonly article: Article;
  readonly related: readonly ArticleSummary[];
  readonly vehicles: readonly Vehicle[];
  /** Beside a template's article only: the makes that a search can begin with (BLOG-10). */
  readonly makes: readonly FilterOption[];
}

/** All articles on their first page: where the featured ones stand above the list. */
const isLanding = ({ search, category, tag, page }: ArticleQuery): boolean =>
  search === undefined && category === undefined && tag === undefined && page === 1;

const inTime = <T>(
  answer$: Observable<Either<GatewayFailure, T>>,
  patience$: Patience,
  otherwise: T,
): Observable<T> =>
  answer$.pipe(
    map((answer) => (isLeft(answer) ? otherwise : answer.right)),
    takeUntil(patience$),
    defaultIfEmpty(otherwise),
  );

/** Vehicles of the stock, the dearest first (BLOG-11). */
const vehiclesFor = (search: BlogPorts['search'], patience$: Patience) =>
  inTime(
    search
      .search({ ...freshQuery('cars'), sort: 'price|desc', pageSize: VEHICLES_SHOWN })
      .pipe(
        map((answer) => (isLeft(answer) ? answer : { ...answer, right: answer.right.vehicles })),
      ),
    patience$,
    [],
  ).pipe(map((vehicles) => vehicles.slice(0, VEHICLES_SHOWN)));

/** A list of articles: fails as its list does (ERR-16, ERR-18), and with nothing else. */
export function loadBlogList(
  { articles, search }: BlogPorts,
  query: ArticleQuery,
  patience$: Patience = timer(PATIENCE_MS),
): Observable<Either<GatewayFailure, BlogList>> {
  const none = { articles: [], total: 0 };
  return forkJoin({
    found: articles
      .list(query)
      .pipe(
        switchMap((page) =>
          !isLeft(page) && page.right.total === 0
            ? inTime(articles.list(ALL_ARTICLES), patience$, none).pipe(
                map((latest) => ({ page, latest: latest.articles.slice(0, CAROUSEL_ARTICLES) })),
              )
            : of({ page, latest: [] }),
        ),
      ),
    categories: articles.categories(),
    featured: isLanding(query) ? inTime(articles.featured(), patience$, []) : of([]),
    vehicles: vehiclesFor(search, patience$),
  }).pipe(
    map(({ found: { page, latest }, featured, ...rest }) =>
      isLeft(page)
        ? page
        : {
            ...page,
            right: {
              query,
              page: page.right,
              featured: featured.slice(0, FEATURED_ARTICLES),
              latest,
              ...rest,
            },
          },
    ),
  );
}

/** An article and what may be liked with it: of its own category, and the latest of all. */
export function loadBlogArticle(
  { articles, search }: BlogPorts,
  slug: string,
  patience$: Patience = timer(PATIENCE_MS),
): Observable<Either<GatewayFailure, BlogArticle>> {
  const others = (query: ArticleQuery) =>
    inTime(articles.list(query), patience$, { articles: [], total: 0 });
  return forkJoin({
    found: articles.article(slug).pipe(
      switchMap((answer): Observable<Either<GatewayFailure, Omit<BlogArticle, 'vehicles'>>> => {
        if (isLeft(answer)) return of(answer);
        const { right: article } = answer;
        return forkJoin({
          alike:
            article.category === undefined
              ? of({ articles: [] })
              : others({ ...ALL_ARTICLES, category: article.category.slug }),
          latest: others(ALL_ARTICLES),
          makes: article.isTemplateBased
            ? inTime(search.options(freshQuery('cars')), patience$, undefined)
            : of(undefined),
        }).pipe(
          map(({ alike, latest, makes }) => ({
            ...answer,
            right: {
              article,
              related: relatedArticles(article, [...alike.articles, ...latest.articles]),
              makes: (makes?.options.make ?? []).filter(({ count }) => count > 0),
            },
          })),
        );
      }),
    ),
    vehicles: vehiclesFor(search, patience$),
  }).pipe(
    map(({ found, vehicles }) =>
      isLeft(found) ? found : { ...found, right: { ...found.right, vehicles } },
    ),
  );
}
