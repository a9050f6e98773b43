import { describe, expect, it } from 'vitest';
import { heldParts } from '../../../composition/server/held-parts';

describe('A part that is the same on every page', () => {
  it('is made once of the same contents, whoever has asked for them', () => {
    const held = heldParts<object>();
    const first = held(['header', [{ text: 'Used cars' }]], () => ({}));
    expect(held(['header', [{ text: 'Used cars' }]], () => ({}))).toBe(first);
    expect(held(['header', [{ text: 'Used vans' }]], () => ({}))).not.toBe(first);
    expect(held(['footer', [{ text: 'Used cars' }]], () => ({}))).not.toBe(first);
  });

  it('makes room for newer ones', () => {
    const held = heldParts<object>(2);
    const first = held('a', () => ({}));
    const second = held('b', () => ({}));
    held('c', () => ({}));
    expect(held('b', () => ({}))).toBe(second);
    expect(held('a', () => ({}))).not.toBe(first);
  });
});
