import { word } from '../pages/print/word.examples';
export const label = word;
