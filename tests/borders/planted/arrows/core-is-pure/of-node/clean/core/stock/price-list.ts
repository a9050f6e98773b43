export const priceList = [9_995];
