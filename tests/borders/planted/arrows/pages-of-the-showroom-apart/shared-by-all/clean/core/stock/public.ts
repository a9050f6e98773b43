export const word = 'price';
