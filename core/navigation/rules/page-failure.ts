import { isNoneThere, type GatewayFailure } from '../../kernel/failure';

/** A list or form that a page cannot stand without. */
export type Needed = 'form' | 'sites' | 'dealerships' | 'departments' | 'articles';

/** What an error page is told. Without a message it says what all of them say. */
export interface PageFailure {
  readonly status: 404 | 500;
  readonly message?: string;
}

/** The words of the documents, as they are (CG-116). */
const NOT_FOUND: Readonly<Record<Needed, string>> = {
  form: 'Form not found',
  sites: 'Can not get all categories',
  departments: 'Can not get all categories',
  dealerships: 'Cannot get all dealerships',
  articles: 'Can not get all posts',
};

/**
 * The error page in place of one whose list could not be had: 404 where the back end says there is
 * none (ERR-12, ERR-14, ERR-16, ERR-19, ERR-21), else 500, with or without an answer (ERR-11, ERR-13, ERR-18,
 * ERR-20, HT-2).
 */
export const pageFailure = (needed: Needed, failure: GatewayFailure): PageFailure =>
  isNoneThere(failure) ? { status: 404, message: NOT_FOUND[needed] } : { status: 500 };
