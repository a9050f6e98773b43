import { left, right } from 'fp-ts/Either';
import { defer, firstValueFrom, NEVER, of, type Observable } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureLog } from '../../../../composition/logged-failures';
import { eachPort } from '../../../../composition/request/each-port';
import type { AppPorts, PortName } from '../../../../composition/request/port-tokens';
import { CALL_POLICIES } from '../../../../composition/server/calls/call-policies';
import { CALL_TIMES, sitePorts } from '../../../../composition/server/calls/site-ports';
import { timedOut } from '../../../../core/kernel/failure';

type Call = (slug: string) => Observable<unknown>;

/** Ports of which every call does the same, told which it is. */
const portsThat = (answer: (call: string) => Observable<unknown>): AppPorts =>
  eachPort(
    <Name extends PortName>(name: Name) =>
      Object.fromEntries(
        Object.keys(CALL_POLICIES[name]).map((call) => [
          call,
          () => defer(() => answer(`${name} ${call}`)),
        ]),
      ) as unknown as AppPorts[Name],
  );

const clock = { now: () => Date.now() };

function pagesOf(ports: AppPorts) {
  const lines: string[] = [];
  const log = (line: string): void => {
    lines.push(line);
  };
  const begin = sitePorts(ports, {
    clock,
    times: CALL_TIMES,
    logged: failureLog(log, clock, 60_000),
    log,
    now: () => Date.now(),
  });
  return { begin, lines };
}

const callsOf = (ports: AppPorts): readonly (readonly [string, Call])[] =>
  Object.entries(ports).flatMap(([name, port]) =>
    Object.entries(port as unknown as Readonly<Record<string, Call>>).map(
      ([call, ask]) => [`${name} ${call}`, ask] as const,
    ),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A site’s server', () => {
  it('answers from memory for editors’ text, promotions, branches, reviews and counts of views, and for nothing else', async () => {
    const asked: string[] = [];
    const { begin } = pagesOf(
      portsThat((call) => {
        asked.push(call);
        return of(right([]));
      }),
    );
    for (const [, call] of callsOf(begin().ports)) {
      await firstValueFrom(call('ford-fiesta'));
      await firstValueFrom(call('ford-fiesta'));
    }
    const once = [...new Set(asked)].filter(
      (call) => asked.indexOf(call) === asked.lastIndexOf(call),
    );
    expect(once.toSorted()).toEqual([
      'articles article',
      'articles categories',
      'articles featured',
      'content branches',
      'content page',
      'content pages',
      'directory bankHolidays',
      'directory dealerships',
      'frame footer',
      'frame menu',
      'frame popularBrands',
      'offers promos',
      'reviews reviews',
      'reviews testimonials',
      'valuer departments',
      'views viewsToday',
    ]);
  });

  it('answers a page within two seconds whatever hangs, but for what is handed in', async () => {
    const { begin, lines } = pagesOf(portsThat(() => NEVER));
    const outcomes = new Map<string, unknown>();
    const calls = callsOf(begin().ports);
    for (const [name, call] of calls) {
      call('ford-fiesta').subscribe((answer) => outcomes.set(name, answer));
    }
    await vi.advanceTimersByTimeAsync(1500);
    expect([...outcomes.keys()]).toContain('frame menu');
    expect([...outcomes.keys()]).not.toContain('search search');
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.map(([call]) => call).filter((call) => !outcomes.has(call))).toEqual([
      'quotes creditCheck',
      'desk submit',
      'valuer lookUp',
      'valuer process',
      'photographs add',
      'reservations reserve',
      'reservations withdraw',
      'orders start',
      'orders save',
      'orders place',
      'orders payDeposit',
      'orders cancel',
      'accountList write',
      'customers logIn',
      'customers logOut',
      'customers sendLink',
      'customers setPassword',
      'passkeys question',
      'passkeys logIn',
      'passkeys newQuestion',
      'passkeys add',
      'passkeys remove',
    ]);
    expect([...outcomes.values()]).toEqual([...outcomes.values()].map(() => left(timedOut)));
    expect(lines).toContain('search.search could not be had: timed-out');
  });

  it('waits longer for what a posted form cannot be handed in without', async () => {
    const { begin } = pagesOf(portsThat(() => NEVER));
    const answers: unknown[] = [];
    const { ports } = begin({ isPosted: true });
    ports.forms.form('callback').subscribe((answer) => answers.push(answer));
    await vi.advanceTimersByTimeAsync(5999);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toEqual([left(timedOut)]);
  });

  it('lets the pages that come after three hanging ones wait no more, and says so once', async () => {
    let isHanging = true;
    const { begin, lines } = pagesOf(
      portsThat(() => defer(() => (isHanging ? NEVER : of(right([]))))),
    );
    const searched = () => firstValueFrom(begin().ports.search.search({} as never));
    for (let page = 0; page < 3; page += 1) {
      const answer = searched();
      await vi.advanceTimersByTimeAsync(2000);
      expect(await answer).toEqual(left(timedOut));
    }
    expect(await searched()).toEqual(left(timedOut));
    expect(lines.filter((line) => line.includes('hangs'))).toEqual([
      'search.search hangs: no page waits for it until it is answered again',
    ]);
    isHanging = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await searched()).toEqual(right([]));
    expect(lines).toContain('search.search is answered again');
  });

  it('gives the last menu while the menu hangs', async () => {
    let isHanging = false;
    const { begin } = pagesOf(
      portsThat(() => defer(() => (isHanging ? NEVER : of(right(['menu']))))),
    );
    await firstValueFrom(begin().ports.frame.menu());
    isHanging = true;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await firstValueFrom(begin().ports.frame.menu())).toEqual(right(['menu']));
  });
});
