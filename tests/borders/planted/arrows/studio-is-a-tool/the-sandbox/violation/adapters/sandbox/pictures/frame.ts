import { word } from '../studio/word';
export const label = word;
