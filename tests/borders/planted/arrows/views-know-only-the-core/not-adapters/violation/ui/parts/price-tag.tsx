import { word } from '../../adapters/http/price-feed';
export const PriceTag = () => <p>{word}</p>;
