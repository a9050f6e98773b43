import { word } from './print/word';
export const label = word;
