import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import {
  ALL_ARTICLES,
  ARTICLES_A_PAGE,
  type ArticleLibrary,
  type ArticlePage,
} from '../../../core/content/public';
import { BLOG_WORDS } from '../../../ui/copy/blog/blog-copy';
import { sendIfChanged } from '../pages/if-changed';
import { comeAgain } from '../pages/plain-answers';
import { JSON_FEED_PATH, jsonFeed, RSS_PATH, rssFeed, type FeedParts } from './feed-texts';

export interface FeedRouteParts {
  readonly siteName: string;
  readonly origin: string;
  /** Asks within the time of a page; `end` lets go of it. */
  readonly open: () => { readonly articles: ArticleLibrary; readonly end: () => void };
}

const isWhole = ({ articles, total }: ArticlePage): boolean =>
  articles.length > 0 && articles.length >= Math.min(total, ARTICLES_A_PAGE);

/** Programs ask often; caches between may answer for as long as they do for pages. */
const KEPT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/** The latest articles, for programs that follow the blog. */
export const feedRoutes =
  ({ siteName, origin, open }: FeedRouteParts): FastifyPluginAsync =>
  (site) => {
    const feed =
      (type: string, write: (parts: FeedParts) => string) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const { articles, end } = open();
        try {
          const answer = await firstValueFrom(articles.list(ALL_ARTICLES));
          // Fewer than there are would tell programs that the others are gone.
          if (isLeft(answer) || !isWhole(answer.right)) return await comeAgain(reply);
          const text = write({
            siteName,
            origin,
            title: `${siteName} ${BLOG_WORDS.title.toLowerCase()}`,
            description: BLOG_WORDS.description,
            articles: answer.right.articles,
          });
          return await sendIfChanged(request, reply.type(type).header('cache-control', KEPT), text);
        } finally {
          end();
        }
      };
    site.get(RSS_PATH, feed('application/rss+xml; charset=utf-8', rssFeed));
    site.get(JSON_FEED_PATH, feed('application/feed+json; charset=utf-8', jsonFeed));
    return Promise.resolve();
  };
