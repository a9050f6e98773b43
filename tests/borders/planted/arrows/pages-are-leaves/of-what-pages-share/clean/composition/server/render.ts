import { word } from '../../ui/pages/print/word';
export const label = word;
