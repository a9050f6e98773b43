import { left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpCheckRegister } from '../../../../adapters/http/stock/http-check-register';
import { CHECK_KEYS } from '../../../../core/stock/public';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const ask = (answer: FakeAnswer, mark = 'JT71ABC') => {
  const fake = fakeTransport(answer);
  const register = new HttpCheckRegister(makeHttpClient(fake));
  return { fake, check: firstValueFrom(register.checkOf(mark)) };
};

const created_at = '2026-11-20T09:00:00Z';
const items = [
  { key: 'stolen', flag: false },
  { key: 'mileage', flag: false },
];
const read = {
  createdAt: '2026-11-20T09:00:00.000Z',
  items: [
    { key: 'mileage', flagged: false },
    { key: 'stolen', flagged: false },
  ],
};

describe('the history check of a vehicle', () => {
  it.each([
    ['JT71ABC', '/api-motorcheck/provenance/get/JT71ABC/'],
    ['A/B?', '/api-motorcheck/provenance/get/A%2FB%3F/'],
  ])('is asked for by the mark %s [CALL-28]', async (mark, url) => {
    const { fake, check } = ask({ json: { data: { items } } }, mark);
    await check;
    expect(fake.calls).toMatchObject([{ method: 'get', url }]);
  });

  it.each<[string, unknown]>([
    ['bare', { created_at, items }],
    ['wrapped', { data: { created_at, items } }],
    ['wrapped twice', { data: { data: { created_at, items } } }],
  ])(
    'is read %s, its keys in the documents’ order [CHECK-08, CHECK-05, CG-134]',
    async (_, json) => {
      expect(await ask({ json }).check).toEqual(right(read));
    },
  );

  it.each([
    [true, true],
    ['1', true],
    [1, true],
    ['true', true],
    [false, false],
    ['0', false],
    [0, false],
    ['', false],
    [null, false],
  ])('takes a flag of %j for %j [CHECK-08]', async (flag, flagged) => {
    const { check } = ask({ json: { data: { items: [{ key: 'keepers', flag }] } } });
    expect(await check).toEqual(right({ items: [{ key: 'keepers', flagged }] }));
  });

  it('leaves out keys that nobody knows, and takes a key told twice for flagged if it is once [CHECK-05]', async () => {
    const odd = [
      { key: 'stolen', flag: true },
      { key: 'stolen', flag: false },
      { key: 'haunted', flag: true },
      { key: 'constructor', flag: true },
      { flag: true },
      null,
      'mileage',
    ];
    expect(await ask({ json: { data: { created_at: 'lately', items: odd } } }).check).toEqual(
      right({ items: [{ key: 'stolen', flagged: true }] }),
    );
  });

  it.each<[string, FakeAnswer, unknown]>([
    ['the mark is unknown', { status: 404, json: {} }, { kind: 'refused', status: 404 }],
    ['the register breaks', { status: 500, text: '' }, { kind: 'refused', status: 500 }],
    ['nothing answers', 'offline', { kind: 'unreachable' }],
    ['it takes too long', 'timeout', { kind: 'timed-out' }],
    ['it is no JSON', { text: '<html>' }, { kind: 'unreadable' }],
    ['there are no items', { json: { data: { created_at } } }, { kind: 'unreadable' }],
    ['items are no list', { json: { data: { items: { stolen: false } } } }, { kind: 'unreadable' }],
    ['it is a list', { json: [] }, { kind: 'unreadable' }],
  ])(
    'is a failure, and never a clean check, when %s [CALL-28, ERR-30]',
    async (_, answer, failure) => {
      expect(await ask(answer).check).toMatchObject(left(failure));
    },
  );

  it('never calls a vehicle clear of what its check flags, whatever else is sent [CHECK-05, CHECK-08]', async () => {
    const item = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record({
        key: fc.constantFrom(...CHECK_KEYS, 'other'),
        flag: fc.oneof(fc.boolean(), fc.jsonValue({ maxDepth: 1 })),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(item), fc.constantFrom(...CHECK_KEYS), async (others, key) => {
        const sent = [...others, { key, flag: true }];
        const answer = await ask({ json: { data: { items: sent } } }).check;
        const found = answer._tag === 'Right' ? answer.right.items : [];
        expect(found).toContainEqual({ key, flagged: true });
        const keys = found.map((each) => each.key);
        expect(keys).toEqual(CHECK_KEYS.filter((known) => keys.includes(known)));
      }),
    );
  });
});
