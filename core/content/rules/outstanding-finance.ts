import type { PageSection } from '../model/page-section';

/** The page whose top form is the one about a vehicle that is still on finance (PAGE-21). */
export const OUTSTANDING_FINANCE_PATH = '/car-finance/outstanding';

/**
 * Whether the outstanding-finance mode is on when a page is loaded: only where the full path, with its
 * query, is that and nothing else (PAGE-35, CG-130). What is shown does not hang on it.
 */
export const isOutstandingMode = (fullPath: string): boolean =>
  fullPath === OUTSTANDING_FINANCE_PATH;

/** The sections of that page beside its form, which takes the place of the editor's own (PAGE-21). */
export const withoutTopForm = (sections: readonly PageSection[]): readonly PageSection[] =>
  sections.filter((section) => section.kind !== 'form' || section.place !== 'top');
