import { word } from './word';
export const PriceTag = () => <p>{word}</p>;
