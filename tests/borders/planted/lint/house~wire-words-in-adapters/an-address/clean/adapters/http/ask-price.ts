export const PRICES = '/api/v2/prices';
