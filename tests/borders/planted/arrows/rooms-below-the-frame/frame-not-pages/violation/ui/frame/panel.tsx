import { word } from '../pages/word';
export const PriceTag = () => <p>{word}</p>;
