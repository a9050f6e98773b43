import { word } from '../workbench/word';
export const PriceTag = () => <p>{word}</p>;
