import { word } from '../../stock/word';
export const PriceTag = () => <p>{word}</p>;
