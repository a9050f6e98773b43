import { word } from '../../stock/public';
export const label = word;
