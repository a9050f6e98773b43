import { word } from '../../core/stock/public';
export const label = word;
