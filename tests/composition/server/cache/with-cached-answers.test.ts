import { right } from 'fp-ts/Either';
import { defer, firstValueFrom, of, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { composeServer } from '../../../../composition/modules/compose-server';
import { eachPort } from '../../../../composition/request/each-port';
import { portsOf } from '../../../../composition/request/ports-of';
import type { AppPorts, PortName } from '../../../../composition/request/port-tokens';
import { withCachedAnswers } from '../../../../composition/server/cache/with-cached-answers';
import { fakeTransport } from '../../../adapters/http/fake-transport';

type Call = (slug: string) => Observable<unknown>;

const adapters = portsOf(composeServer({ transport: fakeTransport({ json: {} }).transport }));

/** Which calls of all the ports are asked once though two pages want them. */
async function askedOnce(): Promise<readonly string[]> {
  const asked: string[] = [];
  const noted = eachPort(
    <Name extends PortName>(name: Name) =>
      Object.fromEntries(
        Object.keys(adapters[name]).map((call) => [
          call,
          () =>
            defer(() => {
              asked.push(`${name} ${call}`);
              return of(right([]));
            }),
        ]),
      ) as AppPorts[Name],
  );
  const ports: AppPorts = withCachedAnswers(noted, { now: () => 0 }, 1000);
  for (const port of Object.values(ports)) {
    for (const call of Object.values(port) as readonly Call[]) {
      await firstValueFrom(call('ford-fiesta'));
      await firstValueFrom(call('ford-fiesta'));
    }
  }
  return [...new Set(asked)].filter((call) => asked.indexOf(call) === asked.lastIndexOf(call));
}

describe('A server', () => {
  it('answers from memory for editors’ text, promotions, branches and reviews, and for nothing else', async () => {
    expect((await askedOnce()).toSorted()).toEqual([
      'content branches',
      'content page',
      'frame footer',
      'frame menu',
      'frame popularBrands',
      'offers promos',
      'reviews reviews',
    ]);
  });
});
