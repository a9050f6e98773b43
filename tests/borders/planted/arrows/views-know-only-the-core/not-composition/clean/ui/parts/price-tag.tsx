import { word } from '../copy/price-copy';
export const PriceTag = () => <p>{word}</p>;
