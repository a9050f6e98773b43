import { CanIGetCreditPage } from './can-i-get-credit-page';
import { CarFinancePage } from './car-finance-page';
import { PoorCreditPage } from './poor-credit-page';

export { financeRatesLoader } from './finance-rates-loader';

/** The pages of text about finance, by route: they share nearly all they are made of, so they come together. */
export const FINANCE_PAGES = {
  'car-finance': CarFinancePage,
  'poor-credit': PoorCreditPage,
  'can-i-get-credit': CanIGetCreditPage,
} as const;
