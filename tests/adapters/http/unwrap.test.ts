import { right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { unwrap, unwrapList, unwrapRecord } from '../../../adapters/http/unwrap';

describe('the wrapping of an answer', () => {
  it.each([
    ['once', { data: [1], meta: { total: 5 } }],
    ['twice', { data: { data: [1], meta: { total: 5 } } }],
    ['twice, with the meta outside', { data: { data: [1] }, meta: { total: 5 } }],
  ])('comes off when it is there %s [CG-134]', (_, body) => {
    expect(unwrap(body)).toEqual({ content: [1], meta: { total: 5 } });
  });

  it('may be missing', () => {
    expect(unwrap([1])).toEqual({ content: [1], meta: {} });
    expect(unwrap(null)).toEqual({ content: null, meta: {} });
  });

  it('must have a list inside where a list is needed', () => {
    expect(unwrapList({ data: [1] })).toEqual(right([1]));
    for (const body of [null, {}, { data: null }, { data: {} }, 'x']) {
      expect(unwrapList(body)).toMatchObject({ left: { kind: 'unreadable' } });
    }
  });

  it('may have an empty list inside where a map is needed, as PHP writes an empty map', () => {
    expect(unwrapRecord({ data: { a: 1 } })).toEqual(right({ a: 1 }));
    expect(unwrapRecord({ data: [] })).toEqual(right({}));
    expect(unwrapRecord({ data: [1] })).toMatchObject({ left: { kind: 'unreadable' } });
    expect(unwrapRecord(null)).toMatchObject({ left: { kind: 'unreadable' } });
  });
});
