import type { ArticleText } from '../../../core/content/public';
import type { BlogArticle } from '../../../core/showroom/public';

/** An article, its text made ready to be read. */
export interface ArticleState extends Omit<BlogArticle, 'article'> {
  readonly article: Omit<BlogArticle['article'], 'html'>;
  readonly text: ArticleText;
}
