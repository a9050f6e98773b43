import { right } from 'fp-ts/lib/Either';
export const price = right(1);
