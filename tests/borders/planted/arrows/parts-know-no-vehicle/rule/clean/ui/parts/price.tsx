import { word } from '../../core/kernel/word';
export const PriceTag = () => <p>{word}</p>;
