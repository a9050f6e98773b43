import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpViewCounter } from '../../../../adapters/http/stock/http-view-counter';
import type { VehicleSlug } from '../../../../core/stock/public';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const ask = (answer: FakeAnswer, slug = 'ford-fiesta-ab12cde') => {
  const fake = fakeTransport(answer);
  const counter = new HttpViewCounter(makeHttpClient(fake));
  return { fake, views: firstValueFrom(counter.viewsToday(slug as VehicleSlug)) };
};

describe('counting today’s views of a vehicle', () => {
  it.each([
    ['škoda-fabia-ab12cde', 'dXNlZC9jYXJzL8Wha29kYS1mYWJpYS1hYjEyY2Rl'],
    ['citroën-c3-ab12cde', 'dXNlZC9jYXJzL2NpdHJvw6tuLWMzLWFiMTJjZGU='],
  ])('asks for %s by its name in UTF-8 [HT-7, CG-092]', async (slug, expected) => {
    const { fake, views } = ask({ json: { data: 14 } }, slug);
    await views;
    const [, part = ''] = /^\/api\/visitors\/([^/+]*)$/.exec(fake.calls[0]?.url ?? '') ?? [];
    expect(decodeURIComponent(part)).toBe(expected);
  });

  it.each<[string, unknown]>([
    ['wrapped', { data: 14 }],
    ['bare', 14],
    ['as text', { data: '14' }],
    ['by name', { data: { views: 14 } }],
  ])('reads the number %s [CALL-27]', async (_, json) => {
    expect(await ask({ json }).views).toEqual(right(14));
  });

  it('gives a failure where there is no number, and none is made up [ERR-27]', async () => {
    expect(await ask({ json: { data: null } }).views).toMatchObject({
      left: { kind: 'unreadable' },
    });
    expect(await ask({ status: 500, text: '' }).views).toEqual(
      left({ kind: 'refused', status: 500 }),
    );
    expect(await ask('offline').views).toEqual(left({ kind: 'unreachable' }));
  });
});
