import { word } from '../../core/stock/public';
export const PriceTag = () => <p>{word}</p>;
