import { PriceTag as word } from '../form/form-view';
export const Word = () => <p>{word}</p>;
