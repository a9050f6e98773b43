import { left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_EMAIL, readEmailAddress } from '../../../../core/kernel/person/email-address';
import { anyText } from '../../../support/arbitraries/text';

const label = (length: number) => 'a'.repeat(length);
/** With the longest part before the @ it makes the longest address. */
const domain = `${label(63)}.${label(63)}.${label(53)}.example`;

describe('An e-mail address', () => {
  it.each([
    ['sam@example.org', 'sam@example.org'],
    [' Sam.Sample@Example.ORG\n', 'Sam.Sample@example.org'],
    ['\uFEFFsam@example.org\u200B', 'sam@example.org'],
    ['sam+cars@example.co.uk', 'sam+cars@example.co.uk'],
    ["sam.o'brien@example.org", "sam.o'brien@example.org"],
    ['mailto:sam@example.org', 'sam@example.org'],
    ['ｓａｍ＠example．org', 'sam@example.org'],
    ['sam@bücher.example', 'sam@bücher.example'],
    ['josé@example.org', 'josé@example.org'],
    ['s@a-b.example', 's@a-b.example'],
    ['_sam-1_@x1.example', '_sam-1_@x1.example'],
    [`${label(64)}@example.org`, `${label(64)}@example.org`],
    [`${label(64)}@${domain}`, `${label(64)}@${domain}`],
  ])('%j is read as %s', (typed, address) => {
    expect(readEmailAddress(typed)).toEqual(right(address));
  });

  it.each([
    ['', { kind: 'empty' }],
    [' \u200B', { kind: 'empty' }],
    ['mailto:', { kind: 'empty' }],
    ['sam', { kind: 'no-at' }],
    ['sam.example.org', { kind: 'no-at' }],
    ['sam@@example.org', { kind: 'several-ats' }],
    ['sam@example.org, alex@example.org', { kind: 'space-inside' }],
    ['sam@example.org,alex@example.org', { kind: 'comma-inside' }],
    ['sam@example,org', { kind: 'comma-inside' }],
    ['sam sample@example.org', { kind: 'space-inside' }],
    ['sam@example.org\nCc: alex@example.org', { kind: 'space-inside' }],
    ['@example.org', { kind: 'nothing-before-at' }],
    ['sam@', { kind: 'no-domain' }],
    ['sam@example', { kind: 'no-domain' }],
    ['sam@192.0.2.1', { kind: 'no-domain' }],
    ['sam@-a.example', { kind: 'no-domain' }],
    ['sam@a-.example', { kind: 'no-domain' }],
    ['sam@a.e', { kind: 'no-domain' }],
    [`sam@${label(64)}.example`, { kind: 'no-domain' }],
    ['sam@example.org.', { kind: 'misplaced-dot' }],
    ['sam@.example.org', { kind: 'misplaced-dot' }],
    ['sam@example..org', { kind: 'misplaced-dot' }],
    ['sam..sample@example.org', { kind: 'misplaced-dot' }],
    ['.sam@example.org', { kind: 'misplaced-dot' }],
    ['sam.@example.org', { kind: 'misplaced-dot' }],
    ['<sam@example.org>', { kind: 'character', character: '<' }],
    ['sam@example.org;', { kind: 'character', character: ';' }],
    ['"sam"@example.org', { kind: 'character', character: '"' }],
    ['sam’s@example.org', { kind: 'character', character: '’' }],
    ['sam@exa_mple.org', { kind: 'character', character: '_' }],
    ['sam@🚗.example', { kind: 'character', character: '🚗' }],
    [`${label(65)}@example.org`, { kind: 'too-long', most: LONGEST_EMAIL }],
    [`${label(64)}@a${domain.slice(1)}x`, { kind: 'too-long', most: LONGEST_EMAIL }],
  ])('%j is none: %j', (typed, fault) => {
    expect(readEmailAddress(typed)).toEqual(left(fault));
  });

  it('is read once and for all, and space around it and case of its domain do not matter', () => {
    const parts = fc.tuple(
      fc.stringMatching(/^[A-Za-z0-9+_'-]{1,12}$/),
      fc.stringMatching(/^[A-Za-z0-9]{1,8}\.[A-Za-z]{2,6}$/),
    );
    fc.assert(
      fc.property(parts, ([local, host]) => {
        const read = readEmailAddress(`${local}@${host}`);
        expect(read).toEqual(right(`${local}@${host.toLowerCase()}`));
        expect(readEmailAddress(`\u00A0${local}@${host.toUpperCase()} `)).toEqual(read);
      }),
    );
  });

  it('has one @ with something on both sides, whatever was typed', () => {
    const near = fc.array(
      fc.constantFrom('a', 'B', '.', '@', '-', ' ', ',', 'example', '\u200B', 'é'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          near.map((parts) => parts.join('')),
        ),
        (typed) => {
          const read = readEmailAddress(typed);
          if (read._tag === 'Left') return;
          expect(read.right).toMatch(/^[^@\s,]+@[^@\s,]+\.[^@\s,]{2,}$/u);
          expect(readEmailAddress(read.right)).toEqual(read);
        },
      ),
    );
  });
});
