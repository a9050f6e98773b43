export const word = 'inbox';
