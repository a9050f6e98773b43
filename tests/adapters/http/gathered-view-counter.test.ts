import { left, right } from 'fp-ts/Either';
import { firstValueFrom, forkJoin } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../adapters/http/http-client';
import { GatheredViewCounter } from '../../../adapters/http/stock/gathered-view-counter';
import type { VehicleSlug } from '../../../core/stock/public';
import { fakeTransport, type FakeAnswer } from './fake-transport';

const FORD = 'ford-fiesta' as VehicleSlug;
const FIAT = 'fiat-500' as VehicleSlug;

function counterOver(answer: FakeAnswer) {
  const { transport, calls } = fakeTransport(answer);
  return { counter: new GatheredViewCounter(makeHttpClient({ transport })), calls };
}

describe('Views of many vehicles', () => {
  it('are one call for all that is asked for in one turn, and another for the next', async () => {
    const { counter, calls } = counterOver({
      json: { data: { 'ford-fiesta': 3, 'fiat-500': 8 } },
    });
    const both$ = forkJoin([counter.viewsToday(FORD), counter.viewsToday(FIAT)]);
    expect(await firstValueFrom(both$)).toEqual([right(3), right(8)]);
    expect(await firstValueFrom(counter.viewsToday(FORD))).toEqual(right(3));
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/views-today?of=ford-fiesta&of=fiat-500',
      '/api/views-today?of=ford-fiesta',
    ]);
  });

  it('of a vehicle that is left out are not known', async () => {
    const { counter } = counterOver({ json: { data: { 'ford-fiesta': 3 } } });
    const both$ = forkJoin([counter.viewsToday(FORD), counter.viewsToday(FIAT)]);
    expect(await firstValueFrom(both$)).toEqual([right(3), left({ kind: 'refused', status: 404 })]);
  });

  it('that cannot be had are that for each', async () => {
    const { counter } = counterOver({ status: 503, json: {} });
    const both$ = forkJoin([counter.viewsToday(FORD), counter.viewsToday(FIAT)]);
    const [ford, fiat] = await firstValueFrom(both$);
    expect(ford).toMatchObject(left({ kind: 'refused', status: 503 }));
    expect(fiat).toEqual(ford);
  });
});
