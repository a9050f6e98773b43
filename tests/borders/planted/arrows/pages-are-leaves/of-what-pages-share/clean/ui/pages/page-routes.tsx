import { word } from './print/word';
export const PriceTag = () => <p>{word}</p>;
