import { word } from '../vehicle/word';
export const label = word;
