import { word } from '../pages/print/word';
export const label = word;
