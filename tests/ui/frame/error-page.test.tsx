import { screen } from '@testing-library/react';
import { data, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { brokenPage } from '../../../composition/server/pages/broken-page';
import { ErrorPage } from '../../../ui/frame/error-page';
import { pageRoutes } from '../../../ui/pages/page-routes';
import { ErrorView } from '../../../ui/frame/error-view';
import { show, showRoutes, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';
import { failing } from '../../support/fakes/search-ports';
import { withoutScrolling } from '../pages/results/open-search';

/** A page's own files are fetched first. */
const A_WHILE = { timeout: 15_000 };

const NO_SUCH = 'This page could not be found';

const failingWith = (thrown: unknown): RouteObject[] => [
  {
    path: '/',
    loader: () => {
      throw thrown;
    },
    element: <p>Fine</p>,
    errorElement: <ErrorPage />,
  },
];

async function open(thrown: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = showRoutes(fakeApp(), failingWith(thrown), '/');
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('A page that cannot be shown', () => {
  withoutScrolling();

  it.each([
    [404, 'The requested URL could not be found', "Sorry about this, but that page doesn't exist"],
    [503, 'An error has occurred', 'An error has occurred'],
    [500, 'An error has occurred', 'An error has occurred'],
  ])(
    'is titled with its status, described, and kept out of search engines: %i [ERR-01] [ERR-02] [ERR-03] [ERR-04] [WE-130]',
    async (status, description, heading) => {
      await open(data(undefined, { status }));
      expect(document.title).toBe(`Forecourt | ${status} Error`);
      expect(meta('description')).toBe(description);
      expect(meta('robots')).toBe('noindex');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    },
  );

  it('counts as 500 when the error says nothing of a status [ERR-11] [ERR-09]', async () => {
    await open(new Error('Cannot read properties of undefined'));
    expect(document.title).toBe('Forecourt | 500 Error');
    expect(screen.getByText('An unknown error occurred (500)')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Cannot read');
  });

  it.each([
    [503, 1],
    [500, 1],
    [404, 0],
  ])('offers to try the page again where that may help: %i', async (status, links) => {
    await open(data(undefined, { status }));
    const again = screen.queryAllByRole('link', { name: 'Try again' });
    expect(again.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: links }, () => '/'),
    );
  });

  it('tells what the error itself has to say to shoppers', async () => {
    await open(data('Form not found', { status: 404 }));
    expect(screen.getByText('Form not found')).toBeTruthy();
  });

  it.each([undefined, ''])(
    'falls back on the given words when it says %j [ERR-07] [ERR-09]',
    (message) => {
      const { become } = show(<ErrorView status={404} message={message} />);
      expect(screen.getByText(NO_SUCH)).toBeTruthy();
      become(<ErrorView status={500} message={message} />);
      expect(screen.getByText('An unknown error occurred (500)')).toBeTruthy();
    },
  );

  it.each(['/no/such/page/', '/used/cars/no-such-car/'])(
    'stands in the place of %s, with header and footer, and leads on [ERR-06] [ERR-07] [ERR-08]',
    async (address) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const app = fakeApp();
      showRoutes(app, pageRoutes(app), address);
      expect(await screen.findByText(NO_SUCH, {}, A_WHILE)).toBeTruthy();
      expect(screen.getByText("Sorry about this, but that page doesn't exist")).toBeTruthy();
      expect(screen.getByRole('banner')).toBeTruthy();
      expect(screen.getByRole('contentinfo')).toBeTruthy();
      expect(
        ['Visit Home', 'Find a vehicle', 'Get in touch'].map((name) =>
          screen.getByRole('link', { name }).getAttribute('href'),
        ),
      ).toEqual(['/', '/used/cars/search/', '/contact/']);
    },
  );

  it('is an error, not a missing page, when the car cannot be asked for [ERR-04]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = fakeApp({ inFull: () => failing({ kind: 'timed-out' }) });
    showRoutes(app, pageRoutes(app), '/used/cars/some-car/');
    expect(
      await screen.findByRole('heading', { name: 'An error has occurred' }, A_WHILE),
    ).toBeTruthy();
    expect(document.title).toBe('Forecourt | 503 Error');
  });

  it('still has a last word when even it cannot be rendered, and a way home [ERR-05]', () => {
    const page = new DOMParser().parseFromString(brokenPage('A & B'), 'text/html');
    expect(page.body.textContent).toContain('An error occurred while showing the error page');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/');
    expect(page.title).toBe('A & B | 500 Error');
  });

  it.each([404, 500])('is accessible and taken over from the server: %i', async (status) => {
    const view = <ErrorView status={status} message={undefined} />;
    const { html, complaints } = await throughTheServer(view);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = show(view);
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
