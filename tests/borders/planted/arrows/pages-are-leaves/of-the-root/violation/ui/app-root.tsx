import { word } from './pages/print/word';
export const PriceTag = () => <p>{word}</p>;
