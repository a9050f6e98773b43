import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Branch } from '../../../core/content/public';
import { SiteFooter } from '../../../ui/shell/site-footer';
import { SiteHeader } from '../../../ui/shell/site-header';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';

const branch = (slug: string, town: string, telephone?: string): Branch => ({
  id: slug,
  slug,
  name: `Forecourt ${town}`,
  town,
  ...(telephone !== undefined && { telephone }),
});
const branches = [
  branch('bolton', 'Bolton', '01632 960101'),
  branch('stafford', 'Stafford', '01632 960109'),
  branch('crewe', 'Crewe'),
];

describe('The header', () => {
  it('leads home, to the cars, to the vans and to finance', () => {
    show(<SiteHeader />);
    expect(screen.getByRole('link', { name: 'Forecourt, home' }).getAttribute('href')).toBe('/');
    const menu = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(menu.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Used cars', '/used/cars/search/'],
      ['Used vans', '/used/van/search/'],
      ['Finance', '/car-finance/'],
    ]);
  });

  it('searches the cars by words, without script too', () => {
    show(<SiteHeader />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.method).toBe('get');
    expect(form.getAttribute('action')).toBe('/used/cars/search/');
    expect(
      within(form)
        .getByRole('searchbox', { name: 'Search by make, model or registration' })
        .getAttribute('name'),
    ).toBe('keyword');
  });

  it('counts what is kept, aloud', async () => {
    const app = fakeApp();
    show(<SiteHeader />, app);
    expect(screen.getByRole('status').textContent).toBe('0 to compare 0 saved');
    app.shortlist.toggleFavourite('a-car');
    app.shortlist.toggleFavourite('another-car');
    app.shortlist.toggleCompare('a-car');
    expect(await screen.findByText('2')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 to compare 2 saved');
  });
});

describe('The footer', () => {
  it('lists the branches of the group, with their cars and telephone [FOOT-02]', () => {
    show(<SiteFooter branches={branches} />);
    const region = within(screen.getByRole('region', { name: 'Our branches' }));
    expect(
      region
        .getAllByRole('link')
        .map((link) => [link.textContent.trim(), link.getAttribute('href')]),
    ).toEqual([
      ['Used cars at Bolton', '/cars/bolton/'],
      ['01632 960101', 'tel:01632960101'],
      ['Used cars at Crewe', '/cars/crewe/'],
    ]);
  });

  it('stands without them, and still says who is a broker and not a lender [FOOT-06]', () => {
    const { container } = show(<SiteFooter branches={[]} />);
    expect(screen.queryByRole('region', { name: 'Our branches' })).toBeNull();
    expect(container.textContent).toContain('Forecourt is a credit broker, not a lender');
    expect(container.textContent).toContain('Financial Conduct Authority');
  });
});

describe('What surrounds every page', () => {
  const frame = (
    <>
      <SiteHeader />
      <SiteFooter branches={branches} />
    </>
  );

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const { html, complaints } = await throughTheServer(frame);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = show(frame);
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
