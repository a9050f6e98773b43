import { word } from '../../ui/parts/price-tag';
export const priceFeed = word;
