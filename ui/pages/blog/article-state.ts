import type { ArticleText } from '../../../core/content/public';
import type { BlogArticle } from '../../../core/showroom/public';
import type { SentHtml } from '../../kit/sent-html';

/** An article, its text made ready to be read. */
export interface ArticleState extends Omit<BlogArticle, 'article'> {
  readonly article: Omit<BlogArticle['article'], 'html'>;
  readonly text: Omit<ArticleText, 'html'>;
  /** Absent where the page that was sent holds it. */
  readonly html?: SentHtml;
}
