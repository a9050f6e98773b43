import { word } from '../shared/word';
export const label = word;
