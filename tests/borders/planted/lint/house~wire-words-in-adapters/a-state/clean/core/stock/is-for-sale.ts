export const isForSale = (state: string): boolean => state === 'for-sale';
