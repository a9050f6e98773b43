export const begin = () => import('../../adapters/sandbox/stock/price-rows');
