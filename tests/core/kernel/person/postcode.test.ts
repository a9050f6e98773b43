import { left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPostcode } from '../../../../core/kernel/person/postcode';

describe('A postcode', () => {
  it.each([
    ['CH1 2AB', 'CH1 2AB'],
    ['ch12ab', 'CH1 2AB'],
    [' CH1  2AB ', 'CH1 2AB'],
    ['CH1-2AB', 'CH1 2AB'],
    ['M1 1AE', 'M1 1AE'],
    ['ec1a1bb', 'EC1A 1BB'],
    ['W1A 0AX', 'W1A 0AX'],
    ['BT35 8GE', 'BT35 8GE'],
    ['gir0aa', 'GIR 0AA'],
    ['ＣＨ１ ２ＡＢ', 'CH1 2AB'],
    ['C H 1 2 A B', 'CH1 2AB'],
  ])('%j is %s', (typed, postcode) => {
    expect(readPostcode(typed)).toEqual(right(postcode));
  });

  it.each([
    ['', { kind: 'empty' }],
    [' - ', { kind: 'empty' }],
    ['CH1', { kind: 'incomplete' }],
    ['CH1 2', { kind: 'incomplete' }],
    ['CH1 2A', { kind: 'incomplete' }],
    ['12345', { kind: 'not-a-postcode' }],
    ['CH1 2ABC', { kind: 'not-a-postcode' }],
    ['CH1 OAB', { kind: 'not-a-postcode' }],
    ['QA1 1AA', { kind: 'not-a-postcode' }],
    ['CH1 2CI', { kind: 'not-a-postcode' }],
    ['GIR 1AA', { kind: 'not-a-postcode' }],
    ['Chester', { kind: 'not-a-postcode' }],
    ['CH1, 2AB', { kind: 'character', character: ',' }],
    ['ßH1 2AB', { kind: 'character', character: 'ß' }],
  ])('%j is none: %j', (typed, fault) => {
    expect(readPostcode(typed)).toEqual(left(fault));
  });

  it('is read once and for all, whatever its case and spacing', () => {
    const postcode = fc.stringMatching(/^[A-PR-UWYZ][A-HK-Y][0-9]{1,2} [0-9][ABD-HJLNP-UW-Z]{2}$/);
    fc.assert(
      fc.property(postcode, fc.nat({ max: 6 }), (whole, cut) => {
        expect(readPostcode(whole)).toEqual(right(whole));
        const run = whole.replace(' ', '').toLowerCase();
        expect(readPostcode(`${run.slice(0, cut)} ${run.slice(cut)}`)).toEqual(right(whole));
      }),
    );
  });
});
