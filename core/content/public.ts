export { loadFrame } from './load-frame';
export type { Branch } from './model/branch';
export type { Brand } from './model/brand';
export type { ContentPage, PageEntry } from './model/content-page';
export {
  PACKAGE_PARTS,
  USUAL_PACKAGES,
  type PackagePart,
  type PackageYears,
} from './model/package-part';
export {
  PAGE_LAYOUTS,
  type BannersSection,
  type BoxesSection,
  type BudgetRange,
  type BudgetsSection,
  type CardsSection,
  type ChatSection,
  type DividedSection,
  type FeatureSection,
  type FormSection,
  type HeroSection,
  type MediaItem,
  type MediaSection,
  type PackagesSection,
  type PageLayout,
  type PageSection,
  type ReviewsSection,
  type SectionBlock,
  type SectionLink,
  type SectionPicture,
  type SectionText,
  type TextBlockSection,
  type VehiclesSection,
} from './model/page-section';
export type { FooterColumn, FooterContent, FooterLink } from './model/footer-content';
export type { MenuItem } from './model/menu-item';
export type { Review, Reviews } from './model/review';
export type { ContentLibrary } from './ports/content-library';
export type { FrameContent } from './ports/frame-content';
export type { ReviewFeed } from './ports/review-feed';
export { branchContactPath, branchKey } from './rules/branch-contact-path';
export { branchPlace } from './rules/branch-place';
export { trueAverage } from './rules/true-average';
export { isChosenBudget, toggleBudget, type BudgetLists } from './rules/budget-choice';
export {
  isOutstandingMode,
  OUTSTANDING_FINANCE_PATH,
  withoutTopForm,
} from './rules/outstanding-finance';
export { partIds } from './rules/part-ids';
export { pageText, type PageText } from './rules/page-text';
export { crumbsOf, isLinked, pagePath, type PageCrumb } from './rules/page-entries';
export { mayShowVehicles, needsScript, pageToShow, type PageToShow } from './rules/page-to-show';
export { tidyHtml } from './rules/tidy-html';
export { VIDEO_HOSTS, videoPlace, type VideoPlace } from './rules/video-place';
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
