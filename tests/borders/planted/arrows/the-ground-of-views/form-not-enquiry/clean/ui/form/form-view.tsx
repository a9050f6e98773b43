import { word } from '../copy/form-copy';
export const PriceTag = () => <p>{word}</p>;
