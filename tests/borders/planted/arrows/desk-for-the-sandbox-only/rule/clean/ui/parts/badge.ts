export const word = 'badge';
