import { isLeft } from 'fp-ts/Either';
import Fastify from 'fastify';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { FAREWELL_WORKER } from '../../../composition/server/install-files';
import { installRoutes } from '../../../composition/server/install-routes';
import { renderOffline } from '../../../composition/server/render-offline';
import { readSettings } from '../../../composition/settings/settings';
import { fakeApp } from '../../support/fakes/app';
import { readable } from './site-in-process';

const WORKER = 'self.forecourtBuild={};';

async function aSite(environment: Record<string, string> = {}, isBuilt = true) {
  const settings = readSettings(environment);
  if (isLeft(settings)) throw new Error('A setting is wrong');
  const app = fakeApp({
    branches: [
      {
        id: '1',
        slug: 'bolton',
        name: 'Forecourt Bolton',
        town: 'Bolton',
        telephone: '01632 960101',
      },
      { id: '2', slug: 'crewe', name: 'Forecourt Crewe', town: 'Crewe' },
    ],
  });
  const site = Fastify();
  await site.register(
    installRoutes(
      {
        settings: settings.right,
        appForRequest: () => ({ app, end: () => undefined }),
        ...(isBuilt && {
          install: { worker: WORKER, offlineScript: '/assets/offline-page.js', renderOffline },
        }),
      },
      'https://forecourt.example',
    ),
  );
  return async (url: string) => site.inject({ method: 'GET', url });
}

describe('what lets the site be installed', () => {
  it('has a manifest in the name of the site', async () => {
    const get = await aSite({ SITE_NAME: 'Motor House' });
    const { headers, json } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(json<{ name: string; start_url: string }>()).toMatchObject({
      name: 'Motor House',
      start_url: '/',
      display: 'standalone',
    });
  });

  it('has a service worker that no cache holds, so that another takes its place at once', async () => {
    const { body, headers } = await (await aSite())('/sw.js');
    expect(body).toBe(WORKER);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('text/javascript');
  });

  it.each([
    ['the kill switch is thrown', { SERVICE_WORKER: 'off' }, true],
    ['nothing is built, in development', {}, false],
  ] as const)('takes the worker away where %s', async (_, environment, isBuilt) => {
    const { body } = await (await aSite(environment, isBuilt))('/sw.js');
    expect(body).toContain('registration.unregister()');
    expect(body).not.toContain('fetch');
  });

  it('forgets everything it kept, and itself, once the farewell has taken its place', async () => {
    type Listener = (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void;
    const heard = new Map<string, Listener>();
    const kept = new Set(['forecourt-1a2b', 'forecourt-pictures', 'somebody-else']);
    let isRegistered = true;
    const worker = {
      addEventListener: (kind: string, listener: Listener) => heard.set(kind, listener),
      skipWaiting: () => undefined,
      registration: {
        unregister: async () => {
          isRegistered = false;
        },
      },
    };
    const caches = {
      keys: async () => [...kept],
      delete: async (name: string) => kept.delete(name),
    };
    runInNewContext(FAREWELL_WORKER, { self: worker, caches });
    const works: Promise<unknown>[] = [];
    heard.get('activate')?.({ waitUntil: (work) => works.push(work) });
    await Promise.all(works);
    expect([...kept]).toEqual(['somebody-else']);
    expect(isRegistered).toBe(false);
  });

  it('has an offline page that needs nothing but its own script, and says whom to call', async () => {
    const { body, headers } = await (await aSite())('/offline/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect([...body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script type="module" src="/assets/offline-page.js">',
    ]);
    expect(body).not.toMatch(/ style="/);
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).toContain('href="tel:01632960101"');
    expect(readable(body)).toContain('You seem to be offline');
    expect(readable(body)).not.toContain('Crewe');
  });
});
