/** Everything about paying monthly. */
export const CAR_FINANCE_PATH = '/car-finance/';

export const CALCULATOR_PATH = '/car-finance/calculator/';

/** ROUTE-44. */
export const POOR_CREDIT_PATH = '/car-finance/poor-credit/';

/** Where an application starts (ROUTE-46). */
export const CREDIT_CHECK_PATH = '/can-i-get-credit/';
