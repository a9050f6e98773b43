import { word } from '../enquiry/word';
export const PriceTag = () => <p>{word}</p>;
