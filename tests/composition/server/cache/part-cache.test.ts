import { describe, expect, it } from 'vitest';
import { partCache } from '../../../../composition/server/cache/part-cache';

describe('A part that is the same on every page', () => {
  it('is made once of the same contents, whoever has asked for them', () => {
    const cached = partCache<object>();
    const first = cached(['header', [{ text: 'Used cars' }]], () => ({}));
    expect(cached(['header', [{ text: 'Used cars' }]], () => ({}))).toBe(first);
    expect(cached(['header', [{ text: 'Used vans' }]], () => ({}))).not.toBe(first);
    expect(cached(['footer', [{ text: 'Used cars' }]], () => ({}))).not.toBe(first);
  });

  it('makes room for newer ones', () => {
    const cached = partCache<object>(2);
    const first = cached('a', () => ({}));
    const second = cached('b', () => ({}));
    cached('c', () => ({}));
    expect(cached('b', () => ({}))).toBe(second);
    expect(cached('a', () => ({}))).not.toBe(first);
  });
});
