export { loadFrame } from './load-frame';
export type { Branch } from './model/branch';
export type { Brand } from './model/brand';
export type { ContentPage } from './model/content-page';
export type { FooterColumn, FooterContent, FooterLink } from './model/footer-content';
export type { MenuItem } from './model/menu-item';
export type { Review, Reviews } from './model/review';
export type { ContentLibrary } from './ports/content-library';
export type { FrameContent } from './ports/frame-content';
export type { ReviewFeed } from './ports/review-feed';
export { branchContactPath, branchKey } from './rules/branch-contact-path';
export { branchPlace } from './rules/branch-place';
export { trueAverage } from './rules/true-average';
export { pageText, type PageText } from './rules/page-text';
export { shownReviews, type ShownReviews } from './rules/shown-reviews';
export type {
  Article,
  ArticlePage,
  ArticleSummary,
  ArticleTopic,
  PictureWidth,
} from './model/article';
export {
  ALL_ARTICLES,
  ARTICLES_A_PAGE,
  CAROUSEL_ARTICLES,
  FEATURED_ARTICLES,
  type ArticleOrder,
  type ArticleQuery,
} from './model/article-query';
export type { ArticleLibrary } from './ports/article-library';
export {
  articlePath,
  BLOG_PATH,
  fromArticlesAddress,
  searchTerm,
  toArticlesAddress,
} from './rules/article-address';
export { articlePages } from './rules/article-pages';
export { articleText, type ArticleText } from './rules/article-text';
export { highlighted } from './rules/highlighted';
export { imageAddress } from './rules/image-address';
export { relatedArticles } from './rules/related-articles';
export { createArticleSearchBox } from './streams/article-search-box';
