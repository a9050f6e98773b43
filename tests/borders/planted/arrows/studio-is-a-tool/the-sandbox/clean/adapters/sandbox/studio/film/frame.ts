import { word } from '../word';
export const label = word;
