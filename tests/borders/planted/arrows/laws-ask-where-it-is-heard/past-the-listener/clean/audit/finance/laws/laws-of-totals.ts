import type { Quote } from '../../../core/finance/public';
export const ofQuote = (quote: Quote) => quote;
