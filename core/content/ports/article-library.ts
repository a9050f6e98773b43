import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Article, ArticlePage, ArticleSummary, ArticleTopic } from '../model/article';
import type { ArticleQuery } from '../model/article-query';

/** The articles of the blog (CALL-35, CALL-36, CG-124). */
export interface ArticleLibrary {
  readonly list: (query: ArticleQuery) => Observable<Either<GatewayFailure, ArticlePage>>;
  /** Those that editors have put on top, the latest first (BLOG-20). */
  readonly featured: () => Observable<Either<GatewayFailure, readonly ArticleSummary[]>>;
  /** Refused with 404 where there is none, with 410 where it has been withdrawn. */
  readonly article: (slug: string) => Observable<Either<GatewayFailure, Article>>;
  readonly categories: () => Observable<Either<GatewayFailure, readonly ArticleTopic[]>>;
}
