import { left, right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { composeCli } from '../../../composition/modules/compose-cli';
import { portsOf } from '../../../composition/request/ports-of';
import type { AppPorts, PortName } from '../../../composition/request/port-tokens';
import { portsOnDemand } from '../../../composition/web/ports-on-demand';
import { unreachable } from '../../../core/kernel/failure';
import type { VehicleSlug } from '../../../core/stock/public';
import { fakeTransport } from '../../adapters/http/fake-transport';

const FORD = 'ford' as VehicleSlug;
const FIAT = 'fiat-500' as VehicleSlug;

const loaded: AppPorts = {
  ...portsOf(composeCli({ transport: fakeTransport({ json: {} }).transport })),
  views: { viewsToday: (slug) => of(right(slug.length)) },
};

/** Ports whose adapters are fetched as told, one outcome after the other. */
function open(...outcomes: readonly (AppPorts | 'offline')[]) {
  let fetched = 0;
  let counted = 0;
  const ports = portsOnDemand(
    () => {
      const outcome = outcomes[fetched];
      fetched += 1;
      return outcome === undefined || outcome === 'offline'
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(outcome);
    },
    {
      counted: (call$) => {
        counted += 1;
        return call$;
      },
    },
  );
  return { ports, fetched: () => fetched, counted: () => counted };
}

describe('The ports of a visit', () => {
  it('are made as they are named, whichever another composition has, and each once', () => {
    const { ports } = open();
    for (const name of Object.keys(loaded) as PortName[]) expect(ports[name]).toBe(ports[name]);
    expect(new Set(Object.keys(loaded).map((name) => ports[name as PortName])).size).toBe(
      Object.keys(loaded).length,
    );
  });

  it('fetch nothing before the first call, and then once', async () => {
    const { ports, fetched, counted } = open(loaded);
    expect(fetched()).toBe(0);
    expect(await firstValueFrom(ports.views.viewsToday(FORD))).toEqual(right(4));
    expect(await firstValueFrom(ports.views.viewsToday(FIAT))).toEqual(right(8));
    expect(fetched()).toBe(1);
    expect(await firstValueFrom(ports.frame.popularBrands())).toEqual(right([]));
    expect(fetched()).toBe(1);
    // The bar waits for no counter of views, which may hang.
    expect(counted()).toBe(1);
  });

  it('are unreachable while their adapters cannot be fetched, and try again with the next call', async () => {
    const { ports } = open('offline', loaded);
    expect(await firstValueFrom(ports.views.viewsToday(FORD))).toEqual(left(unreachable));
    expect(await firstValueFrom(ports.views.viewsToday(FORD))).toEqual(right(4));
  });

  it('answer a call that the fetched adapters do not know, rather than never', async () => {
    const { viewsToday: _, ...older } = loaded.views;
    const { ports } = open({ ...loaded, views: older as AppPorts['views'] });
    expect(await firstValueFrom(ports.views.viewsToday(FORD))).toEqual(left(unreachable));
  });
});
