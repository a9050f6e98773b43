import { right } from 'fp-ts/Either';
export const price = right(1);
