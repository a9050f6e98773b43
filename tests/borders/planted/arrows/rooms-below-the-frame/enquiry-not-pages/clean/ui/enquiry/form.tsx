import { word } from '../finance/word';
export const PriceTag = () => <p>{word}</p>;
