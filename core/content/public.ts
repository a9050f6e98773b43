export type { Branch } from './model/branch';
export type { ContentField, ContentPage } from './model/content-page';
export type { ContentLibrary } from './ports/content-library';
export { safeLink } from './rules/safe-link';
