import { word } from '../parts/word';
export const PriceTag = () => <p>{word}</p>;
