import { isLeft, left, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { decode, decodeList, goodOnes } from '../../../adapters/http/decode';
import { count, identifier, sterling } from '../../../adapters/http/lenient';

const Person = t.strict({ name: identifier, cars: count, owed: sterling }, 'Person');
const good = { name: 'Ann', cars: '2', owed: '9.50' };

describe('reading an answer', () => {
  it('keeps what was asked for and drops the rest', () => {
    expect(decode(Person, { ...good, secret: 'x' })).toEqual(
      right({ name: 'Ann', cars: 2, owed: 950 }),
    );
  });

  it('names the place and what was expected there', () => {
    expect(decode(Person, { ...good, cars: 'many' }, 'data')).toEqual(
      left({ kind: 'unreadable', problems: [{ path: 'data.cars', expected: 'count' }] }),
    );
  });

  it('never carries a value of the answer, since answers hold personal data', () => {
    const outcome = decode(Person, { name: '', cars: 'SECRET-1', owed: 'SECRET-2' });
    expect(isLeft(outcome)).toBe(true);
    expect(JSON.stringify(outcome)).not.toContain('SECRET');
  });

  it('leaves one odd record out of a list and says where it stood', () => {
    expect(decodeList(Person, [good, { ...good, owed: 'POA' }, null, good])).toEqual({
      read: [
        { name: 'Ann', cars: 2, owed: 950 },
        { name: 'Ann', cars: 2, owed: 950 },
      ],
      unreadable: [
        { path: 'data.1.owed', expected: 'sterling' },
        { path: 'data.2', expected: 'Person' },
      ],
    });
  });

  it('takes a list in which nothing can be read for unreadable, and an empty one for empty', () => {
    expect(goodOnes(decodeList(Person, [{}]))).toMatchObject({ left: { kind: 'unreadable' } });
    expect(goodOnes(decodeList(Person, []))).toEqual(right([]));
  });
});
