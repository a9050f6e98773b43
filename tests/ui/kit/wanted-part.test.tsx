import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../../ui/kit/app';
import { AppProvider, useApp } from '../../../ui/kit/app-context';
import { wantedPart, type WantedPart } from '../../../ui/kit/wanted-part';
import { fakeApp } from '../../support/fakes/app';

interface PanelProps {
  readonly greeting: string;
}

const drawings: string[] = [];

/** A part with everything that can be lost: ids, a choice, a field, state, the app. */
function Panel({ greeting }: PanelProps) {
  const id = useId();
  const { siteName } = useApp();
  const [term, setTerm] = useState('48');
  const [type, setType] = useState('PCP');
  useEffect(() => {
    drawings.push(term);
  }, [term]);
  return (
    <section aria-label="Panel">
      <p id={`${id}-words`}>
        {greeting} from {siteName}, {term} months of {type}
      </p>
      <select
        aria-label="Term"
        aria-describedby={`${id}-words`}
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value);
        }}
      >
        <option>36</option>
        <option>48</option>
      </select>
      {['PCP', 'HP'].map((each) => (
        <input
          key={each}
          type="radio"
          name="type"
          aria-label={each}
          checked={type === each}
          onChange={() => {
            setType(each);
          }}
        />
      ))}
      <button
        data-replay
        onClick={() => {
          setTerm((now) => (now === '48' ? '36' : '48'));
        }}
      >
        Other term
      </button>
      <a href="/elsewhere/">Go</a>
      <a href="https://lender.example/apply">Apply</a>
    </section>
  );
}

/** Where the address is, and a title of its own beside the part. */
function Page({ part: { Part } }: { readonly part: WantedPart<PanelProps> }) {
  const id = useId();
  const { hash } = useLocation();
  return (
    <main>
      <h1 id={id}>At {hash === '' ? 'the top' : hash}</h1>
      <Part greeting="Hello" />
    </main>
  );
}

const near: (() => void)[] = [];
class Watch implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(private readonly tell: IntersectionObserverCallback) {
    near.push(() => {
      this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this);
    });
  }
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
}

function makePart(fetches: () => Promise<typeof Panel> = () => Promise.resolve(Panel)) {
  const fetch = vi.fn(fetches);
  const part = wantedPart<PanelProps>({
    idPrefix: 'panel-',
    fetch,
    skeleton: <p>Coming</p>,
    failed: (retry) => <button onClick={retry}>Try again</button>,
  });
  return { part, fetch };
}

const routerTo = (part: WantedPart<PanelProps>) =>
  createMemoryRouter([
    { path: '/', element: <Page part={part} /> },
    { path: '*', element: <p>Elsewhere</p> },
  ]);

const around = (app: App, router: ReturnType<typeof routerTo>) => (
  <AppProvider value={app}>
    <RouterProvider router={router} useTransitions={false} />
  </AppProvider>
);

/** Sends a page with the part, and takes the page over: the part waits to be wanted. */
async function sent(fetches?: () => Promise<typeof Panel>, change?: (host: HTMLElement) => void) {
  const onServer = makePart();
  await onServer.part.load();
  const server: App = {
    ...fakeApp(),
    drawnApart: (element, identifierPrefix) => renderToString(element, { identifierPrefix }),
  };
  const html = renderToString(around(server, routerTo(onServer.part)));

  const complaints: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
  });
  const host = document.createElement('div');
  host.innerHTML = html;
  change?.(host);
  document.body.append(host);
  const inBrowser = makePart(fetches);
  const router = routerTo(inBrowser.part);
  const root = await act(async () => {
    await Promise.resolve();
    return hydrateRoot(host, around(fakeApp(), router), {
      onRecoverableError: (error) => complaints.push(String(error)),
    });
  });
  const leave = async () => {
    await act(async () => {
      root.unmount();
      await Promise.resolve();
    });
    host.remove();
  };
  return { html, complaints, host, router, leave, fetch: inBrowser.fetch };
}

const settle = () =>
  act(async () => {
    await new Promise((done) => setTimeout(done, 20));
  });

const words = () => screen.getByText(/^Hello/).textContent;

// Fetched by the first part that is wanted; here, before any of them waits for it.
beforeAll(() => import('../../../ui/kit/take-over'));

describe('A part that comes when it is wanted', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Watch);
    near.length = 0;
    drawings.length = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('is sent in full by the server, and its script is not fetched by the page', async () => {
    const { html, complaints, fetch, leave } = await sent();
    expect(html).toContain('48<!-- --> months of <!-- -->PCP');
    expect(fetch).not.toHaveBeenCalled();
    expect(words()).toBe('Hello from Forecourt, 48 months of PCP');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('stands as it was sent when somebody has changed the page and all of it is drawn again', async () => {
    const { complaints, host, leave } = await sent(undefined, (page) => {
      page.querySelector('h1')?.before(document.createElement('span'));
    });
    expect(complaints.length).toBeGreaterThan(0);
    expect(host.querySelector('span')).toBeNull();
    expect(words()).toBe('Hello from Forecourt, 48 months of PCP');
    expect(screen.queryByText('Coming')).toBeNull();

    near.forEach((come) => {
      come();
    });
    await settle();
    fireEvent.change(screen.getByLabelText('Term'), { target: { value: '36' } });
    expect(words()).toBe('Hello from Forecourt, 36 months of PCP');
    await leave();
  });

  it('loses nothing when the address changes before its script is there', async () => {
    const { complaints, host, router, leave, fetch } = await sent();
    const panel = screen.getByRole('region', { name: 'Panel' });
    await act(() => router.navigate('/#finance'));
    await act(() => router.navigate('/?modal=reserve#finance'));
    expect(screen.getByRole('heading').textContent).toBe('At #finance');
    expect(screen.getByRole('region', { name: 'Panel' })).toBe(panel);
    expect(host.contains(panel)).toBe(true);
    expect(fetch).not.toHaveBeenCalled();

    near.forEach((come) => {
      come();
    });
    await settle();
    expect(screen.getByRole('region', { name: 'Panel' })).toBe(panel);
    expect(drawings).toEqual(['48']);
    await act(() => router.navigate('/#top'));
    expect(screen.getByRole('region', { name: 'Panel' })).toBe(panel);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('comes alive near the screen, with its ids and elements as they were sent', async () => {
    const { complaints, leave, fetch } = await sent();
    const select = screen.getByRole('combobox');
    const described = select.getAttribute('aria-describedby');
    near.forEach((come) => {
      come();
    });
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('combobox')).toBe(select);
    expect(select.getAttribute('aria-describedby')).toBe(described);
    expect(document.getElementById(described ?? '')).not.toBeNull();
    fireEvent.change(select, { target: { value: '36' } });
    expect(words()).toBe('Hello from Forecourt, 36 months of PCP');
    expect(complaints).toEqual([]);
    await leave();
  });

  it.each(['focusin', 'pointerdown', 'pointerover'])(
    'comes alive when touched: %s',
    async (touch) => {
      const { leave, fetch } = await sent();
      const select = screen.getByRole('combobox');
      select.focus();
      fireEvent(select, new Event(touch, { bubbles: true }));
      await settle();
      expect(fetch).toHaveBeenCalledTimes(1);
      expect(document.activeElement).toBe(select);
      await leave();
    },
  );

  it('is told what was chosen in it before it came alive', async () => {
    const { complaints, leave } = await sent();
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    select.value = '36';
    fireEvent(select, new Event('change', { bubbles: true }));
    const hp = screen.getByRole<HTMLInputElement>('radio', { name: 'HP' });
    hp.click();
    await settle();
    expect(words()).toBe('Hello from Forecourt, 36 months of HP');
    expect(select.value).toBe('36');
    expect(hp.checked).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('does what was pressed in it before it came alive, once', async () => {
    const { complaints, leave } = await sent();
    screen.getByRole('button', { name: 'Other term' }).click();
    await settle();
    expect(words()).toBe('Hello from Forecourt, 36 months of PCP');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('stays as it was sent where its script cannot be fetched, and tries again at the next touch', async () => {
    let fails = true;
    const { leave, complaints } = await sent(() =>
      fails ? Promise.reject(new Error('offline')) : Promise.resolve(Panel),
    );
    near.forEach((come) => {
      come();
    });
    await settle();
    expect(words()).toBe('Hello from Forecourt, 48 months of PCP');
    expect(drawings).toEqual([]);
    fails = false;
    fireEvent(screen.getByRole('combobox'), new Event('focusin', { bubbles: true }));
    await settle();
    expect(drawings).toEqual(['48']);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('ends with its page, alive or not', async () => {
    const { leave, complaints } = await sent();
    near.forEach((come) => {
      come();
    });
    await settle();
    await leave();
    await settle();
    expect(screen.queryByRole('region')).toBeNull();
    expect(complaints).toEqual([]);
  });
});

describe('A part on a page come to from another', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Watch);
    near.length = 0;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is a calm skeleton until it comes near, then the part', async () => {
    const { part, fetch } = makePart();
    render(around(fakeApp(), routerTo(part)));
    expect(screen.getByText('Coming')).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
    near.forEach((come) => {
      come();
    });
    await settle();
    expect(words()).toBe('Hello from Forecourt, 48 months of PCP');
    expect(screen.queryByText('Coming')).toBeNull();
  });

  it('offers to try again where its script cannot be fetched', async () => {
    let fails = true;
    const { part } = makePart(() =>
      fails ? Promise.reject(new Error('offline')) : Promise.resolve(Panel),
    );
    render(around(fakeApp(), routerTo(part)));
    near.forEach((come) => {
      come();
    });
    await settle();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    near.at(-1)?.();
    await settle();
    expect(words()).toContain('Hello');
  });

  it('stands at once where its script is there already', async () => {
    const { part } = makePart();
    await part.load();
    render(around(fakeApp(), routerTo(part)));
    expect(words()).toContain('Hello');
  });
});
