import { word } from '../copy/forms/form-copy';
export const PriceTag = () => <p>{word}</p>;
