export const priceRows = [1];
