import { word } from '../../adapters/sandbox/studio/word';
export const label = word;
