import type { CheckedExample } from '../model';
import { BMW_QUOTES } from './bmw-quotes';
import { checkAprExample } from './apr-example';
import { APR_VECTORS } from './apr-vectors';
import { checkBugReport } from './bug-report';
import { BUG_REPORTS_ON_MEANING } from './bug-reports-on-meaning';
import { BUG_REPORTS_ON_ROUNDING } from './bug-reports-on-rounding';
import { checkQuote } from './check-quote';
import { CONTRADICTING_QUOTES } from './contradicting-quotes';
import { checkLibrary } from './library-vector';
import { LIBRARIES } from './library-vectors';
import { OFFICIAL_EXAMPLES } from './official-examples';
import { CINCH_QUOTES } from './cinch-quotes';
import { FLAT_RATE_QUOTES } from './flat-rate-quotes';
import { IRISH_QUOTES } from './irish-quotes';
import { LOAN_QUOTES } from './loan-quotes';
import { MAKER_AND_DEALER_QUOTES } from './maker-and-dealer-quotes';

/** Every published quote there is, in the order it is told. */
export const PUBLISHED_QUOTES = [
  ...BMW_QUOTES,
  ...CINCH_QUOTES,
  ...MAKER_AND_DEALER_QUOTES,
  ...LOAN_QUOTES,
  ...IRISH_QUOTES,
  ...FLAT_RATE_QUOTES,
  ...CONTRADICTING_QUOTES,
] as const;

/** Every example, worked out again with the core alone. */
export const checkExamples = (): readonly CheckedExample[] => [
  ...PUBLISHED_QUOTES.map(checkQuote),
  ...OFFICIAL_EXAMPLES.map(checkAprExample),
  ...LIBRARIES.flatMap(checkLibrary),
  ...APR_VECTORS.map(checkAprExample),
  ...BUG_REPORTS_ON_ROUNDING.map(checkBugReport),
  ...BUG_REPORTS_ON_MEANING.map(checkBugReport),
];
