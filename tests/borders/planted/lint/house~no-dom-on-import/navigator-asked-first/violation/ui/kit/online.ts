export const online = typeof navigator === 'undefined';
