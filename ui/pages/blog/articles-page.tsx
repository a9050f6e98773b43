import { isLeft, right } from 'fp-ts/Either';
import { useLoaderData } from 'react-router-dom';
import {
  ALL_ARTICLES,
  articlePages,
  BLOG_PATH,
  toArticlesAddress,
  type ArticleOrder,
  type ArticleQuery,
} from '../../../core/content/public';
import { Heading, Lead } from '../../content/text-page.styles';
import {
  BLOG_WORDS,
  countWords,
  noneFound,
  ORDER_WORDS,
  pageTitle,
  searchTitle,
  tagTitle,
} from '../../copy/blog/blog-copy';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { Pagination } from '../../parts/pagination/pagination';
import { SiteLink } from '../../parts/site-link/site-link';
import type { ArticlesState } from './articles-loader';
import { ArticleCard } from './parts/article-card';
import { ArticleCarousel } from './parts/article-carousel';
import { CardGrid } from './parts/article-card.styles';
import { ArticleSearch } from './parts/article-search';
import { BlogBar, ListFoot, ListHead, NothingFound } from './parts/articles.styles';
import { FeaturedArticles } from './parts/featured-articles';
import { FeedLinks } from './parts/feed-links';
import { StockStrip } from './parts/stock-strip';
import { TopicLinks } from './parts/topic-links';

export { articlesLoader } from './articles-loader';

const ORDERS: readonly ArticleOrder[] = ['latest', 'oldest'];

const NOTHING = { page: { articles: [], total: 0 }, featured: [], latest: [], vehicles: [] };

/** A topic by the name its articles give it, else by what the address calls it. */
function nameOf(state: ArticlesState): string | undefined {
  const { category, tag } = state.query;
  if (state.kind !== 'list') return category ?? tag;
  const [first] = state.page.articles;
  const known = isLeft(state.categories) ? [] : state.categories.right;
  if (category !== undefined) {
    return (
      known.find(({ slug }) => slug === category)?.name ??
      (first?.category?.slug === category ? first.category.name : category)
    );
  }
  if (tag === undefined) return undefined;
  return first?.tags.find(({ slug }) => slug === tag)?.name ?? tag;
}

function titleOf({ search, category, tag }: ArticleQuery, name = ''): string {
  if (search !== undefined) return searchTitle(search);
  if (category !== undefined) return name;
  return tag === undefined ? BLOG_WORDS.title : tagTitle(name);
}

/** Articles, all or some, page by page (BLOG-01 to BLOG-06, BLOG-11, BLOG-19). */
export function ArticlesPage() {
  const state = useLoaderData<ArticlesState>();
  const { query } = state;
  const { page, featured, latest, vehicles } = state.kind === 'list' ? state : NOTHING;
  const { search, category, tag, order } = query;
  const isWhole = search === undefined && category === undefined && tag === undefined;
  const title = titleOf(query, nameOf(state));
  const pageCount = articlePages(page.total);
  const addressOf = (change: Partial<ArticleQuery>) => toArticlesAddress({ ...query, ...change });
  // Each list once, in its usual order; searches and tags are lists of what is found elsewhere.
  const isIndexed = search === undefined && tag === undefined && page.total > 0;
  const canonical = toArticlesAddress({ ...query, order: ALL_ARTICLES.order });
  const first = page.articles[0];
  return (
    <PageFrame id="top">
      <PageHead
        title={pageTitle(title, query.page)}
        description={
          isWhole
            ? BLOG_WORDS.description
            : `${title}. ${countWords(page.total)}. ${BLOG_WORDS.lead}`
        }
        canonical={canonical}
        indexed={isIndexed}
        {...(first?.picture !== undefined && { picture: first.picture })}
      />
      <FeedLinks />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: BLOG_WORDS.title, href: BLOG_PATH },
          ...(isWhole ? [] : [{ label: title, href: addressOf({ page: 1 }) }]),
        ]}
      />
      <Heading>{title}</Heading>
      {isWhole && <Lead>{BLOG_WORDS.lead}</Lead>}
      <BlogBar>
        <ArticleSearch query={query} />
        <TopicLinks
          categories={state.kind === 'list' ? state.categories : right([])}
          shown={category}
          showsAll={isWhole}
        />
      </BlogBar>
      <FeaturedArticles articles={featured} />
      {state.kind === 'not-found' ? (
        <NothingFound role="status">{BLOG_WORDS.searchNotFound}</NothingFound>
      ) : (
        <section aria-labelledby="articles">
          <ListHead>
            <h2 id="articles">{isWhole ? BLOG_WORDS.allPosts : countWords(page.total)}</h2>
            {page.total > 1 && (
              <nav aria-label={BLOG_WORDS.order}>
                <ul>
                  {ORDERS.map((one) => (
                    <li key={one}>
                      <SiteLink
                        href={addressOf({ order: one, page: 1 })}
                        aria-current={one === order ? 'true' : undefined}
                        keepScroll
                      >
                        {ORDER_WORDS[one]}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </ListHead>
          {page.total === 0 ? (
            <NothingFound role="status">
              {search === undefined ? BLOG_WORDS.none : noneFound(search)}
            </NothingFound>
          ) : (
            <CardGrid>
              {page.articles.map((article, place) => (
                <li key={article.slug} className={place === 0 ? 'lead' : undefined}>
                  <ArticleCard
                    article={article}
                    search={search}
                    isLead={place === 0}
                    priority={place === 0 && featured.length === 0}
                  />
                </li>
              ))}
            </CardGrid>
          )}
        </section>
      )}
      <ArticleCarousel articles={latest} />
      <ListFoot>
        {pageCount > 1 && (
          <Pagination
            page={query.page}
            pageCount={pageCount}
            addressOf={(number) => addressOf({ page: number })}
          />
        )}
        <SiteLink className="feed" href="/blog/feed.xml" data-by-itself="">
          {BLOG_WORDS.feed}
        </SiteLink>
      </ListFoot>
      <StockStrip vehicles={vehicles} />
    </PageFrame>
  );
}
