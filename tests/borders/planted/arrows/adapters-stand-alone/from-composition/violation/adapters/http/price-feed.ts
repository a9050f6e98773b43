import { word } from '../../composition/tokens';
export const priceFeed = word;
