import { left, right } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { changeAccountList, MOST_IN_ACCOUNT } from '../../../../core/account/public';
import { fakeAccountList } from '../../../support/fakes/account-list';

const change = (...given: Parameters<typeof changeAccountList>) =>
  firstValueFrom(changeAccountList(...given));

describe('Changing an account’s list', () => {
  it('adds what is not there, and tells it', async () => {
    const desk = fakeAccountList(['a-car'], 4);
    expect(await change(desk, { kind: 'add', slugs: ['a-car', 'b-car'] })).toEqual(
      right({ list: { slugs: ['a-car', 'b-car'], version: 5 }, done: ['b-car'], leftOut: [] }),
    );
  });

  it('writes nothing where there is nothing to change', async () => {
    const desk = fakeAccountList(['a-car']);
    expect(await change(desk, { kind: 'add', slugs: ['a-car'] })).toMatchObject(
      right({ done: [], leftOut: [] }),
    );
    await change(desk, { kind: 'remove', slugs: ['b-car'] });
    expect(desk.writings()).toBe(0);
  });

  it('loses nothing of what other devices do between reading and writing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom('x-car', 'y-car', 'z-car'), { maxLength: 3 }),
        async (others) => {
          const desk = fakeAccountList(['a-car', 'b-car']);
          desk.meanwhile(...others.map((slug) => (slugs: readonly string[]) => [...slugs, slug]));
          const told = await change(desk, { kind: 'remove', slugs: ['a-car'] });
          expect(told).toMatchObject(right({ done: ['a-car'] }));
          expect(desk.now().slugs).toEqual(['b-car', ...others]);
        },
      ),
    );
  });

  it('gives up where another device is always before it, and has changed nothing', async () => {
    const desk = fakeAccountList(['a-car']);
    desk.meanwhile(...Array.from({ length: 9 }, () => (slugs: readonly string[]) => slugs));
    expect(await change(desk, { kind: 'add', slugs: ['b-car'] })).toEqual(
      left({ kind: 'refused', status: 409 }),
    );
    expect(desk.now().slugs).toEqual(['a-car']);
    expect(desk.writings()).toBe(5);
  });

  it('tells for which vehicles there is no room', async () => {
    const full = Array.from({ length: MOST_IN_ACCOUNT - 1 }, (_, place) => `car-${String(place)}`);
    const desk = fakeAccountList(full);
    expect(await change(desk, { kind: 'add', slugs: ['y-car', 'z-car'] })).toMatchObject(
      right({ done: ['y-car'], leftOut: ['z-car'] }),
    );
  });

  it('hands a failure on, of reading as of writing', async () => {
    const over = left({ kind: 'not-allowed' as const, status: 401 as const });
    const desk = fakeAccountList(['a-car']);
    const add = { kind: 'add', slugs: ['b-car'] } as const;
    expect(await change({ ...desk, read: () => of(over) }, add)).toEqual(over);
    expect(await change({ ...desk, write: () => of(over) }, add)).toEqual(over);
  });
});
