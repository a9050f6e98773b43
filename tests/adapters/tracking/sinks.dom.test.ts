import { afterEach, describe, expect, it, vi } from 'vitest';
import { analyticsSink } from '../../../adapters/tracking/analytics-sink';
import { consoleSink } from '../../../adapters/tracking/console-sink';
import { conversionsSink } from '../../../adapters/tracking/conversions-sink';
import { sendByFetch, type OutgoingCall } from '../../../adapters/tracking/outgoing-call';
import { removeCookies } from '../../../adapters/tracking/remove-cookies';
import { tagManagerSink } from '../../../adapters/tracking/tag-manager-sink';
import type { TrackingEvent } from '../../../core/tracking/public';

const favourite: TrackingEvent = { kind: 'favourite-added', slug: 'ford-fiesta-71' };
const viewed: TrackingEvent = { kind: 'page-viewed', path: '/contact/', title: 'Contact us' };
const sent: TrackingEvent = {
  kind: 'enquiry-sent',
  id: 'E1',
  person: { email: 'sam@example.org', firstName: 'Sam', telephone: '' },
};

afterEach(() => {
  document.head.replaceChildren();
});

function conversions(
  hash: (text: string) => Promise<string> = (text) => Promise.resolve(`#${text.length}`),
) {
  const calls: OutgoingCall[] = [];
  const failures: unknown[] = [];
  const sink = conversionsSink({
    settings: { address: 'https://graph.example', pixel: '12', version: 'v12.0' },
    send: (call) => calls.push(call),
    hash,
    now: () => 1_700_000_000_500,
    nextId: () => 'next',
    page: () => 'https://forecourt.example/used/cars/a/',
    failed: (problem) => failures.push(problem),
  });
  return { sink, calls, failures };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('The conversions call', () => {
  it('goes to the version and pixel that are set, and carries hashes only [TRACK-04, TRACK-06, TR-3]', async () => {
    const { sink, calls } = conversions();
    sink.start();
    sink.take(sent);
    await settled();
    expect(calls).toEqual([
      {
        address: 'https://graph.example/v12.0/12/events',
        body: {
          data: [
            {
              event_name: 'Lead',
              event_time: 1_700_000_000,
              event_id: 'E1',
              action_source: 'website',
              event_source_url: 'https://forecourt.example/used/cars/a/',
              user_data: { em: ['#15'], fn: ['#3'] },
            },
          ],
        },
      },
    ]);
  });

  it('keeps the order although hashing takes its time', async () => {
    const { sink, calls } = conversions(
      (text) => new Promise((resolve) => setTimeout(() => resolve(text.length.toString()), 10)),
    );
    sink.take(sent);
    sink.take(favourite);
    await settled();
    expect(JSON.stringify(calls)).toMatch(/Lead.*AddToWishlist/);
  });

  it('does not send what was still being hashed when consent was taken back [TRACK-05]', async () => {
    const { sink, calls } = conversions();
    sink.take(sent);
    sink.stop();
    await settled();
    expect(calls).toEqual([]);
  });

  it('sends later events although one could not be hashed [ERR-44]', async () => {
    const { sink, calls, failures } = conversions(() => Promise.reject(new Error('not secure')));
    sink.take(sent);
    sink.take(favourite);
    await settled();
    expect([calls.length, failures.length]).toEqual([1, 1]);
  });

  it('is not made for a page view or a comparison', async () => {
    const { sink, calls } = conversions();
    sink.take(viewed);
    sink.take({ kind: 'compare-added', slug: 'a' });
    await settled();
    expect(calls).toEqual([]);
  });
});

describe('The tag manager', () => {
  const open = () => {
    const startAgain = vi.fn();
    const sink = tagManagerSink({ container: 'GTM-AB1', window, startAgain });
    return { sink, startAgain };
  };
  const layer = () => (window as { dataLayer?: unknown[] }).dataLayer;

  it('is fetched once consent is there, and told events but no person [TRACK-07]', () => {
    const { sink } = open();
    expect([document.scripts.length, layer()]).toEqual([0, undefined]);
    sink.start();
    [viewed, favourite, sent, { kind: 'content-viewed', path: '/' } as const].forEach(sink.take);
    expect([...document.scripts].map(({ src }) => src)).toEqual([
      'https://www.googletagmanager.com/gtm.js?id=GTM-AB1',
    ]);
    expect(layer()?.slice(1)).toEqual([
      { event: 'page_view', page_path: '/contact/', page_title: 'Contact us' },
      { event: 'AddToWishlist', vehicle: 'ford-fiesta-71' },
      { event: 'Lead', event_id: 'E1' },
    ]);
  });

  it('is gone with its cookies on withdrawal, and the page starts again without it', () => {
    const { sink, startAgain } = open();
    sink.start();
    document.cookie = '_ga=1; path=/';
    document.cookie = 'recent_vehicles=a; path=/';
    sink.stop();
    expect([document.scripts.length, layer(), document.cookie]).toEqual([
      0,
      undefined,
      'recent_vehicles=a',
    ]);
    expect(startAgain).toHaveBeenCalledOnce();
  });
});

describe('The analytics service', () => {
  it('is told pages and what was done on them [TRACK-01, TRACK-07]', () => {
    const calls: OutgoingCall[] = [];
    const sink = analyticsSink({
      settings: { address: 'https://a.example/api/event', site: 'forecourt.example' },
      send: (call) => calls.push(call),
      page: () => ({ origin: 'https://forecourt.example', path: '/used/cars/a/' }),
    });
    [viewed, favourite, { kind: 'content-viewed', path: '/' } as const].forEach(sink.take);
    expect(calls.map(({ body }) => body)).toEqual([
      {
        name: 'pageview',
        domain: 'forecourt.example',
        url: 'https://forecourt.example/contact/',
        props: { title: 'Contact us' },
      },
      {
        name: 'AddToWishlist',
        domain: 'forecourt.example',
        url: 'https://forecourt.example/used/cars/a/',
        props: { vehicle: 'ford-fiesta-71' },
      },
    ]);
  });

  it('is sent to without cookies, and a failure is for the console only [ERR-44]', async () => {
    const failed = vi.fn();
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('blocked'));
    sendByFetch(failed)({ address: 'https://a.example', body: { a: 1 } });
    await settled();
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe('The console', () => {
  it('says what would be reported, and never who sent a form', () => {
    const said: string[] = [];
    const sink = consoleSink('marketing', (words) => said.push(words));
    sink.start();
    sink.take(sent);
    sink.stop();
    expect(said).toEqual([
      'Tracking (marketing): agreed to',
      'Tracking (marketing): enquiry-sent {"id":"E1"}',
      'Tracking (marketing): stopped',
    ]);
  });
});

describe('Removing cookies', () => {
  it('asks for every domain the page is part of', () => {
    const written: string[] = [];
    removeCookies(
      {
        get cookie() {
          return '_ga=1; favs=a; _gaX=2';
        },
        set cookie(text: string) {
          written.push(text);
        },
        location: { hostname: 'www.forecourt.example' },
      },
      /^_ga$/,
    );
    expect(written).toEqual([
      '_ga=; path=/; max-age=0',
      '_ga=; path=/; domain=www.forecourt.example; max-age=0',
      '_ga=; path=/; domain=forecourt.example; max-age=0',
      '_ga=; path=/; domain=example; max-age=0',
    ]);
  });
});
