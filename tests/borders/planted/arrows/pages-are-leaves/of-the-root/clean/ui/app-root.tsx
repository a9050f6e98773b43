import { word } from './kit/word';
export const PriceTag = () => <p>{word}</p>;
