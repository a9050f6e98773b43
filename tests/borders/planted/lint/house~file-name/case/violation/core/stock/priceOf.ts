export const priceOf = 1;
