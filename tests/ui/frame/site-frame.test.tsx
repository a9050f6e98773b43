import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { safeLink } from '../../../core/kernel/safe-link';
import { shownBranches } from '../../../core/content/rules/shown-branches';
import type { Branch, FooterContent } from '../../../core/content/public';
import { accountLabel } from '../../../ui/copy/shell-copy';
import { LiveHeader } from '../../../ui/frame/header/live-header';
import { SiteFooter } from '../../../ui/frame/site-footer';
import { SiteHeader } from '../../../ui/frame/site-header';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';

const branch = (slug: string, town: string, reach: Partial<Branch> = {}): Branch => ({
  id: slug,
  slug,
  name: `Forecourt ${town}`,
  town,
  ...reach,
});
const branches = [
  branch('bolton', 'Bolton', { telephone: '01632 960101', email: 'bolton@forecourt.example' }),
  branch('crewe', 'Crewe'),
];
const menu = [
  {
    name: 'Used cars',
    address: '/used/cars/search/',
    children: [{ name: 'Electric cars', address: '/used/cars/electric/', children: [] }],
  },
  { name: 'Used vans', address: '/used/van/search/', children: [] },
];
const footer: FooterContent = {
  showsBranches: true,
  showsSocialLinks: true,
  showsPopularBrands: true,
  button: { text: 'Contact us', address: '/contact/' },
  columns: [{ header: 'Buy', links: [{ text: 'Used cars', address: '/used/cars/search/' }] }],
};
const brands = [{ slug: 'ford', label: 'Ford' }];
const header = <SiteHeader menu={menu} branches={branches} />;
const wholeFooter = <SiteFooter {...{ branches, brands, footer }} />;

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent.trim(), link.getAttribute('href')]);

describe('The header', () => {
  it('has the logo that leads home, and a button for a phone’s menu [HEAD-01][HEAD-07]', () => {
    show(header);
    expect(screen.getByRole('link', { name: 'Forecourt, home' }).getAttribute('href')).toBe('/');
    const toggle = screen.getByRole('button', { name: 'Menu' });
    expect(toggle.getAttribute('popovertarget')).toBe('site-menu');
  });

  it('has the menu of the server with the lines below each line [HEAD-03]', () => {
    const { container } = show(header);
    const nav = container.querySelector<HTMLElement>('nav#site-menu');
    expect(nav?.getAttribute('aria-label')).toBe('Main');
    expect(linksIn(nav ?? document.body).slice(0, 2)).toEqual([
      ['Electric cars', '/used/cars/electric/'],
      ['Used vans', '/used/van/search/'],
    ]);
  });

  it('lists the branches to call and to write to, and leads to all locations [HEAD-04][HEAD-05]', () => {
    show(header);
    const ways = screen.getByRole('group', { name: 'Get in touch' });
    expect(linksIn(ways)).toEqual([
      ['Our Locations', '/contact/'],
      ['Bolton01632 960101', 'tel:01632960101'],
      ['CreweContact form', '/contact/crewe/'],
      ['Boltonbolton@forecourt.example', 'mailto:bolton@forecourt.example'],
      ['CreweContact form', '/contact/crewe/'],
      ['Login', '/click-collect/'],
    ]);
  });

  it('has no login where nothing is sold online [HEAD-06][HEAD-08]', () => {
    show(header, fakeApp({ settings: { ecommerce: 'off' } }));
    expect(screen.queryAllByRole('link', { name: 'Login', hidden: true })).toEqual([]);
  });

  it('leads a customer who is not signed in to the login, one who is to the dashboard', () => {
    expect([accountLabel(false), accountLabel(true)]).toEqual(['Login', 'Dashboard']);
  });

  it('counts what is kept, and leaves it to the word about a change to say so aloud [HEAD-02]', () => {
    const app = fakeApp();
    const { container } = show(
      <>
        {header}
        <LiveHeader />
      </>,
      app,
    );
    const count = (list: string) =>
      container.querySelector(`.held [data-count-of="${list}"]`)?.textContent;
    expect([count('compare'), count('recent'), count('favs')]).toEqual(['0', '0', '0']);
    app.shortlist.toggleFavourite('a-car');
    app.shortlist.toggleFavourite('another-car');
    app.shortlist.toggleCompare('a-car');
    expect(screen.queryByRole('status')).toBeNull();
    expect([count('compare'), count('favs')]).toEqual(['1', '2']);
    app.headerPanel.choose('favs');
    const button = container.querySelector('.held [data-panel="favs"]');
    expect(button?.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('The footer', () => {
  it('says of each branch how to reach it and what it sells [FOOT-01]', () => {
    show(wholeFooter);
    expect(linksIn(screen.getByRole('region', { name: 'Our branches' }))).toEqual([
      ['01632 960101', 'tel:01632960101'],
      ['bolton@forecourt.example', 'mailto:bolton@forecourt.example'],
      ['Forecourt Bolton', '/contact/bolton/'],
      ['Used cars at Bolton', '/cars/bolton/'],
      ['Forecourt Crewe', '/contact/crewe/'],
      ['Used cars at Crewe', '/cars/crewe/'],
    ]);
  });

  it('shows the five branches in their order, whatever the answer holds [FOOT-02][HEAD-10]', () => {
    const all = ['stoke', 'wrexham', 'crewe', 'bolton', 'stockport', 'chester'];
    expect(shownBranches(all.map((slug) => branch(slug, slug))).map(({ slug }) => slug)).toEqual([
      'bolton',
      'chester',
      'crewe',
      'stockport',
      'stoke',
    ]);
  });

  it('has columns, brands, a button and our pages elsewhere [FOOT-03][FOOT-04][FOOT-05][FOOT-08]', () => {
    show(wholeFooter);
    expect(linksIn(screen.getByRole('navigation', { name: 'Footer' }))).toEqual([
      ['Used cars', '/used/cars/search/'],
    ]);
    for (const name of ['Used Ford', 'Facebook', 'Instagram', 'Contact us']) {
      expect(screen.getByRole('link', { name })).toBeTruthy();
    }
  });

  it('leaves out what editors have switched off, never the law’s own [FOOT-06][FOOT-07][FOOT-09]', () => {
    const none = {
      showsBranches: false,
      showsSocialLinks: false,
      showsPopularBrands: false,
      columns: [],
    };
    const { container } = show(<SiteFooter {...{ branches, brands, footer: none }} />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(
      linksIn(screen.getByRole('navigation', { name: 'Legal' })).map(([, address]) => address),
    ).toEqual(
      expect.arrayContaining([
        '/terms-and-conditions/',
        '/cookie-policy/',
        '/data-preferences/',
        '/sitemap/',
        '/privacy-policy/',
        '/modern-slavery-act-statement/',
        '/asset-protection-insurance/',
      ]),
    );
    expect(container.textContent).toContain('Forecourt is a credit broker, not a lender');
    expect(container.textContent).toContain('Financial Conduct Authority');
    expect(container.textContent).toContain('Finance is subject to status.');
  });
});

describe('A link of the menu or the footer that somebody wrote', () => {
  it.each([
    ['javascript:window.__x=1', null],
    [' JaVaScRiPt:window.__x=1', null],
    ['java\tscript:window.__x=1', null],
    ['data:text/html,x', null],
    ['used/cars/', '/used/cars/'],
    ['https://example.org/', 'https://example.org/'],
    ['tel:01632960001', 'tel:01632960001'],
    ['', null],
    [null, null],
  ])('leads, written as %j, to %j [CX-3]', (written, expected) => {
    const address = safeLink(written);
    const item = { name: 'Written', ...(address !== undefined && { address }), children: [] };
    const { container } = show(<SiteHeader menu={[item]} branches={[]} />);
    const line = within(container.querySelector<HTMLElement>('.lines') ?? document.body);
    expect(line.getByText('Written').getAttribute('href')).toBe(expected);
  });
});

describe('What surrounds every page', () => {
  const frame = (
    <>
      {header}
      {wholeFooter}
    </>
  );

  it('is accessible, clean of inline styles and drawn alike by server and browser', async () => {
    const { html, complaints } = await throughTheServer(frame);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = show(frame);
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
