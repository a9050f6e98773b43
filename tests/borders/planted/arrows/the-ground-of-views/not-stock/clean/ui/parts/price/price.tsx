import { word } from '../../theme/word';
export const PriceTag = () => <p>{word}</p>;
