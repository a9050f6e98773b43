import { word } from '../../adapters/sandbox/pictures/word';
export const label = word;
