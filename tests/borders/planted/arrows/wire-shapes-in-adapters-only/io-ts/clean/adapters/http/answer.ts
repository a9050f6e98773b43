import * as t from 'io-ts';
export const answer = t.string;
