import { left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_NAME, readPersonName } from '../../../../core/kernel/person/person-name';
import { anyText } from '../../../support/arbitraries/text';

const inclusive = readPersonName('inclusive');
const literal = readPersonName('letters-and-spaces');

describe('A name', () => {
  it.each([
    'Sam',
    'Mary Ann',
    "O'Neill",
    'O’Brien',
    'Anne-Marie',
    'Siân',
    'José',
    'J. R.',
    'X',
    'Ng',
    'علی\u200Cرضا',
    '小明',
    'Nguyễn',
    'Łukasz',
    'D’Arcy-Ó Súilleabháin',
    'null',
    'constructor',
  ])('%s is one, unchanged', (name) => {
    expect(inclusive(name)).toEqual(right(name));
  });

  it.each([
    [' Mary  Jane ', 'Mary Jane'],
    ['Sia\u0302n', 'Siân'],
    ['Sam\r\nBcc: x', undefined],
    ['\u202DSam\u202C', 'Sam'],
  ])('%j loses nothing but spaces and what is unseen', (typed, name) => {
    const read = inclusive(typed);
    if (name === undefined) expect(read).toMatchObject({ left: { kind: 'characters' } });
    else expect(read).toEqual(right(name));
  });

  it.each<[string, readonly string[]]>([
    ['J0hn', ['0']],
    ['Sam 🚗', ['🚗']],
    ['<img src=x>', ['<', '=', '>']],
    ['Sam & Alex', ['&']],
    ['sam@example.org', ['@']],
    ['S@m@', ['@']],
  ])('%s is none, for %j', (typed, characters) => {
    expect(inclusive(typed)).toEqual(left({ kind: 'characters', characters, policy: 'inclusive' }));
  });

  it.each(['-', "'", '...', '- -'])('needs a letter: %s has none', (typed) => {
    expect(inclusive(typed)).toEqual(left({ kind: 'no-letter' }));
  });

  it.each(['', ' ', '\u200B', '\u0000', '\n\t'])('is not there where %j was typed', (typed) => {
    expect(inclusive(typed)).toEqual(left({ kind: 'empty' }));
  });

  it('may be as long as a hundred letters, as a reader counts them', () => {
    const longest = '𐐀'.repeat(LONGEST_NAME);
    expect(inclusive(longest)).toEqual(right(longest));
    expect(inclusive(`${longest}a`)).toEqual(left({ kind: 'too-long', most: LONGEST_NAME }));
  });
});

describe('A name of letters and spaces only', () => {
  it.each(['Mary Ann', 'Siân', 'José', 'Sia\u0302n'])('%s is taken', (name) => {
    expect(literal(name)).toEqual(right(name.normalize('NFC')));
  });

  it.each([
    ["O'Neill", "'"],
    ['O’Brien', '’'],
    ['Anne-Marie', '-'],
    ['J0hn', '0'],
    ['J. R.', '.'],
  ])('%s is refused, for its %s', (typed, character) => {
    expect(literal(typed)).toEqual(
      left({ kind: 'characters', characters: [character], policy: 'letters-and-spaces' }),
    );
  });
});

describe('Whatever is typed for a name', () => {
  it('is read once and for all, and the literal policy takes no more than the inclusive one', () => {
    const name = fc.oneof(anyText, fc.stringMatching(/^[ A-Za-zÀ-ž'’.-]{0,20}$/));
    fc.assert(
      fc.property(name, (typed) => {
        const read = inclusive(typed);
        if (read._tag === 'Right') expect(inclusive(read.right)).toEqual(read);
        const strict = literal(typed);
        if (strict._tag === 'Right') expect(read).toEqual(strict);
      }),
    );
  });
});
