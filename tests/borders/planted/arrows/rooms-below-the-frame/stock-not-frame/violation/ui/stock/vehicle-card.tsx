import { word } from '../frame/word';
export const PriceTag = () => <p>{word}</p>;
