export const PRICES = '/prices/';
