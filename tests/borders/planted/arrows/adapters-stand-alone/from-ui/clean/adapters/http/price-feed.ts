import { word } from './price-word';
export const priceFeed = word;
