export const isForSale = (state: string): boolean => state === 'FOR_SALE_RETAIL';
