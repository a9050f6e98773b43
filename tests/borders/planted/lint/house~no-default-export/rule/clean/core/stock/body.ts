export const body = 'van';
