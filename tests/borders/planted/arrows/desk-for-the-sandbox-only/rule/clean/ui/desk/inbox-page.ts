import { word } from '../parts/badge';

export const inbox = word;
