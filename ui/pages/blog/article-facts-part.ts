import { structuredPart } from '../../kit/structured-part';
import type { ArticleState } from './article-state';

/** What an article is, for search engines. */
export const ArticleFacts = structuredPart<ArticleState>(() =>
  import('./article-facts').then(({ articleFacts }) => articleFacts),
);
