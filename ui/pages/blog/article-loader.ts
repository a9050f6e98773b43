import { isLeft } from 'fp-ts/Either';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { articlePath, articleText } from '../../../core/content/public';
import { loadBlogArticle } from '../../../core/showroom/public';
import { BLOG_WORDS } from '../../copy/blog/blog-copy';
import type { App } from '../../kit/app';
import { sentHtml } from '../../kit/sent-html';
import { answerTo } from '../answer-to';
import { notFound } from '../not-found';
import { ArticleFacts } from './article-facts-part';
import type { ArticleState } from './article-state';

const GONE = 410;

/**
 * The article of an address (ROUTE-04): 404 where there is none, 410 where it was withdrawn, 500
 * where it cannot be had (ERR-18).
 */
export const articleLoader =
  (app: App) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<ArticleState> => {
    const slug = params['id'] ?? '';
    const answer = await answerTo(loadBlogArticle(app.ports, slug, app.patience$), request.signal);
    if (isLeft(answer)) {
      const { left: failure } = answer;
      if (failure.kind !== 'refused') throw data(undefined, { status: 500 });
      if (failure.status === GONE) throw data(BLOG_WORDS.withdrawn, { status: GONE });
      throw failure.status === 404 ? notFound() : data(undefined, { status: 500 });
    }
    const {
      article: { html, ...article },
      ...rest
    } = answer.right;
    if (article.slug !== slug) throw redirect(articlePath(article.slug), 301);
    if (app.wholePages) await ArticleFacts.load();
    const { html: written, ...text } = articleText(html);
    return { ...rest, article, text, html: sentHtml(written) };
  };
