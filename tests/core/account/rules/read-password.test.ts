import fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  LONGEST_PASSWORD,
  readNewPassword,
  readPassword,
  SHORTEST_PASSWORD,
} from '../../../../core/account/public';

describe('A new password', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['short one', { kind: 'too-short', least: SHORTEST_PASSWORD }],
    ['x'.repeat(5000), { kind: 'too-long', most: LONGEST_PASSWORD }],
    ['Password123!', { kind: 'common' }],
    ['p@ssw0rd2026', { kind: 'common' }],
    ['passwordpassword', { kind: 'common' }],
    ['1234567890', { kind: 'common' }],
    ['qwertyuiop', { kind: 'common' }],
    ['1q2w3e4r5t', { kind: 'common' }],
    ['aaaaaaaaaaaa', { kind: 'common' }],
    ['ab12ab12ab12', { kind: 'common' }],
    ['Liverpool1892!', { kind: 'common' }],
    ['sam.sample@example.org', { kind: 'own-address' }],
  ])('is not %j', (typed, fault) => {
    expect(readNewPassword(typed, 'sam.sample@example.org')).toEqual(left(fault));
  });

  it.each([
    'three odd kettles',
    'garden gnome parade',
    'NYf7Y*K.xLwBR3jT',
    'lower only and no figures',
    '🚗🚙🚐 on the drive',
    ' with spaces at its ends ',
  ])('may be %j, whatever it is made of', (typed) => {
    expect(readNewPassword(typed)).toEqual(right(typed));
  });

  it('is the same however its accents and its spaces were typed', () => {
    const composed = 'Übergrößenträger'.normalize('NFC');
    expect(readNewPassword(composed.normalize('NFD'))).toEqual(right(composed));
    expect(readNewPassword('three\u00A0odd\u00A0kettles')).toEqual(right('three odd kettles'));
  });

  it('is never cut: two that differ anywhere are two [AC-5]', () => {
    const at80 = (sign: string): string => `${'long one '.repeat(12).slice(0, 79)}${sign} and on`;
    expect(readNewPassword(at80('a'))).not.toEqual(readNewPassword(at80('b')));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (typed) => {
        const read = readPassword(typed);
        if (isRight(read)) expect(readPassword(read.right)).toEqual(read);
        else expect(read.left.kind).toBe('too-long');
      }),
    );
  });

  it('opens the door again: what is taken to be set is taken to log in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const chosen = readNewPassword(typed);
        if (isRight(chosen)) expect(readPassword(typed)).toEqual(chosen);
      }),
    );
  });
});
