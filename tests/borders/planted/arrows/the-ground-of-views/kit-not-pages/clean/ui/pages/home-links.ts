import { word } from '../kit/word';
export const label = word;
