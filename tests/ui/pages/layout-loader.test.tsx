import { right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { App } from '../../../ui/kit/app';
import { layoutLoader } from '../../../ui/pages/layout-loader';
import { fakeApp } from '../../support/fakes/app';

const branch = { id: '1', slug: 'bolton', name: 'Forecourt Bolton', town: 'Bolton' };
const menu = [{ name: 'Used cars', address: '/used/cars/search/', children: [] }];
const footer = {
  showsBranches: true,
  showsSocialLinks: true,
  showsPopularBrands: true,
  columns: [],
};

/** An app that tells which of its parts the frame's views have read. */
function watchedApp(siteName: string) {
  const read = new Set<string>();
  const app: App = {
    ...fakeApp(),
    siteName,
  };
  const frame: App['ports']['frame'] = {
    menu: () => of(right(menu)),
    footer: () => of(right(footer)),
    popularBrands: () => of(right([{ slug: 'ford', label: 'Ford' }])),
  };
  const whole: App = {
    ...app,
    ports: {
      ...app.ports,
      frame,
      content: { ...app.ports.content, branches: () => of(right([branch])) },
    },
  };
  const watched = new Proxy(whole, {
    get: (target, name, receiver) => {
      read.add(String(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return { watched, read };
}

const frameOf = (app: App) => layoutLoader(app, new AbortController().signal);

describe('Header and footer, which are drawn once for many pages', () => {
  it('depend on nothing but what they say they are made of', async () => {
    const { watched, read } = watchedApp('Forecourt');
    const { header, footer: foot } = await frameOf(watched);
    read.clear();
    const html = renderToString(header.view) + renderToString(foot.view);
    expect(html).toContain('Bolton');
    expect([...read].sort()).toEqual(['settings', 'siteName']);
    for (const { madeOf } of [header, foot]) {
      expect(madeOf).toEqual(expect.arrayContaining(['Forecourt', watched.settings]));
    }
  });

  it('are made of the same for each who asks, and of something else under another name', async () => {
    const made = async (name: string) => {
      const { header, footer: foot } = await frameOf(watchedApp(name).watched);
      return [JSON.stringify(header.madeOf), JSON.stringify(foot.madeOf)];
    };
    const first = await made('Forecourt');
    expect(await made('Forecourt')).toEqual(first);
    const other = await made('Dealer');
    expect(new Set([...first, ...other]).size).toBe(4);
  });
});
