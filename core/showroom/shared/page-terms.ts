import type { QuoteTerms } from '../../finance/public';
import { freshQuery } from '../../search/public';
import type { SiteSection } from '../../stock/public';
import { quoteTermsOf } from './query-terms';

/** A vehicle's page begins on the terms of a results page, so that the card's figure is the page's figure. */
export const pageTerms = (section: SiteSection): QuoteTerms => quoteTermsOf(freshQuery(section));
