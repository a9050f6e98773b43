import { word } from '../../composition/tokens';
export const PriceTag = () => <p>{word}</p>;
