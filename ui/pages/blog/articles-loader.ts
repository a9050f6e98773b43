import { isLeft } from 'fp-ts/Either';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { isNoneThere } from '../../../core/kernel/failure';
import {
  articlePages,
  fromArticlesAddress,
  toArticlesAddress,
  type ArticleQuery,
} from '../../../core/content/public';
import { pageFailure } from '../../../core/navigation/public';
import { loadBlogList, type BlogList } from '../../../core/showroom/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { notFound } from '../not-found';

/** A list of articles, or a search that the back end has nothing for (ERR-17). */
export type ArticlesState =
  | ({ readonly kind: 'list' } & BlogList)
  | { readonly kind: 'not-found'; readonly query: ArticleQuery };

/** A list of articles as its address asks for it (ROUTE-03, ROUTE-05 to ROUTE-07). */
export const articlesLoader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<ArticlesState> => {
    const { pathname, search } = new URL(request.url);
    const query = fromArticlesAddress(pathname + search);
    // The form of a page without script writes what is searched for after the question mark.
    const address = toArticlesAddress(query);
    if (/[?&]search=/.test(search) && address !== pathname + search) throw redirect(address);
    const answer = await answerTo(loadBlogList(app.ports, query, app.patience$), request.signal);
    if (isLeft(answer)) {
      const { left: failure } = answer;
      const isMissing = isNoneThere(failure);
      if (query.search !== undefined && isMissing) return { kind: 'not-found', query };
      const { status, message } = pageFailure('articles', failure);
      throw data(message, { status });
    }
    const { total } = answer.right.page;
    const last = articlePages(total);
    if (query.page > last) throw redirect(toArticlesAddress({ ...query, page: last }));
    const isOfTopic = query.category !== undefined || query.tag !== undefined;
    if (total === 0 && isOfTopic && query.search === undefined) throw notFound();
    return { kind: 'list', ...answer.right };
  };
