import type { QuoteTerms } from '../ports/quote-desk';

/** The one deposit that is a percentage, and what "Select" stands for (FIN-32, CG-044). */
export const PERCENTAGE_DEPOSIT = 20;

/** Exactly 20 is percent, any other deposit pounds (FIN-33); so is a stored default (FIN-34). */
export const depositTypeOf = (deposit: number): QuoteTerms['depositType'] =>
  deposit === PERCENTAGE_DEPOSIT ? 'Percentage' : 'Amount';
