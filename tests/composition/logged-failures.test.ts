import { left, right, type Either } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { failureLog, loggedPorts } from '../../composition/logged-failures';
import { composeServer } from '../../composition/modules/compose-server';
import { portsOf } from '../../composition/request/ports-of';
import { timedOut, type GatewayFailure } from '../../core/kernel/failure';
import { freshQuery } from '../../core/search/public';
import type { VehicleSlug } from '../../core/stock/public';
import { fakeTransport } from '../adapters/http/fake-transport';

const SLUG = 'ford-fiesta-ab12cde';

function portsLogging(answer: Parameters<typeof fakeTransport>[0], milliseconds = 60_000) {
  const lines: string[] = [];
  const clock = { at: 0, now: () => clock.at };
  const ports = loggedPorts(
    portsOf(composeServer({ transport: fakeTransport(answer).transport })),
    failureLog((line) => lines.push(line), clock, milliseconds),
  );
  return { lines, clock, ports };
}

describe('A failure that no shopper is told of', () => {
  it('is logged of every port by call and kind, and handed on as it is [ERR-25, ERR-26, ERR-29, ERR-31]', async () => {
    const { lines, ports } = portsLogging({ status: 500, json: { message: 'Jo Bloggs' } });
    const { search, quotes, catalogue, frame, offers } = ports;
    const terms = { deposit: 20, depositType: 'Percentage', mileage: 8000, months: 60 } as const;
    const answers: readonly Either<GatewayFailure, unknown>[] = [
      await firstValueFrom(search.search(freshQuery('cars'))),
      await firstValueFrom(quotes.quotesByMark(['AB12CDE'], terms)),
      await firstValueFrom(catalogue.similarTo(SLUG)),
      await firstValueFrom(catalogue.toCompare([SLUG])),
      await firstValueFrom(frame.menu()),
      await firstValueFrom(offers.promos()),
    ];
    expect(
      answers.every((answer) => answer._tag === 'Left' && answer.left.kind === 'refused'),
    ).toBe(true);
    expect(lines).toEqual(
      [
        'search.search',
        'quotes.quotesByMark',
        'catalogue.similarTo',
        'catalogue.toCompare',
        'frame.menu',
        'offers.promos',
      ].map((call) => `${call} could not be had: refused (500)`),
    );
    expect(lines.join()).not.toMatch(/Bloggs|AB12CDE|fiesta/i);
  });

  it('is logged once in a while, however often it happens', async () => {
    const { lines, clock, ports } = portsLogging('offline');
    const ask = () => firstValueFrom(ports.frame.menu());
    await ask();
    await ask();
    clock.at = 59_999;
    await ask();
    expect(lines).toEqual(['frame.menu could not be had: unreachable']);
    clock.at = 60_000;
    await ask();
    expect(lines).toHaveLength(2);
  });

  it('says where an answer could not be read, and what was left out of a list', async () => {
    const whole = portsLogging({ json: { data: 'Fiesta' } });
    await firstValueFrom(whole.ports.frame.menu());
    expect(whole.lines).toEqual([
      'frame.menu could not be had: unreadable at data, expected a list',
    ]);
    const json = { data: [{ id: 1, slug: SLUG }, { id: 2 }, { id: 3 }], meta: { total: 3 } };
    const part = portsLogging({ json });
    await firstValueFrom(part.ports.search.search(freshQuery('cars')));
    expect(part.lines).toEqual([
      'search.search left out what it could not read at data.slug, expected identifier',
    ]);
  });

  it('is not that there is no such thing, and nothing that could be had', async () => {
    const { lines, ports } = portsLogging({ status: 404, json: {} });
    await firstValueFrom(ports.content.page('nothing'));
    await firstValueFrom(ports.views.viewsToday(SLUG as VehicleSlug));
    expect(lines).toEqual([]);
    await firstValueFrom(ports.search.search(freshQuery('cars')));
    expect(lines).toEqual(['search.search could not be had: refused (404)']);
    const fine = portsLogging({ json: { data: [] } });
    expect(await firstValueFrom(fine.ports.frame.menu())).toEqual(right([]));
    expect(fine.lines).toEqual([]);
  });

  it('is that of a call that never came', async () => {
    const lines: string[] = [];
    const logged = failureLog((line) => lines.push(line), { now: () => 0 }, 1);
    const views = logged('views', { viewsToday: () => of(left(timedOut)) });
    expect(await firstValueFrom(views.viewsToday(SLUG as VehicleSlug))).toEqual(left(timedOut));
    expect(lines).toEqual(['views.viewsToday could not be had: timed-out']);
  });
});
