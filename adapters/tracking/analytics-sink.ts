import { trackingName, type EventSink, type TrackingEvent } from '../../core/tracking/public';
import type { OutgoingCall, Send } from './outgoing-call';
import type { SinkKind } from './sink-kind';

/** A privacy-friendly service that takes events by HTTP and keeps nothing in the browser (TRACK-07). */
export interface AnalyticsSettings {
  /** The whole address events are sent to. */
  readonly address: string;
  /** The name this site has there. */
  readonly site: string;
}

/** What the analytics service is sent of an event; undefined for what it is not told. */
export function analyticsCall(
  { address, site }: AnalyticsSettings,
  event: TrackingEvent,
  page: { readonly origin: string; readonly path: string },
): OutgoingCall | undefined {
  const name = trackingName(event);
  if (name === undefined) return undefined;
  const path = event.kind === 'page-viewed' ? event.path : page.path;
  return {
    address,
    body: {
      name: event.kind === 'page-viewed' ? 'pageview' : name,
      domain: site,
      url: page.origin + path,
      ...(event.kind === 'page-viewed' && event.title !== '' && { props: { title: event.title } }),
      ...('slug' in event && { props: { vehicle: event.slug } }),
    },
  };
}

export interface AnalyticsParts {
  readonly settings: AnalyticsSettings;
  readonly send: Send;
  /** Origin and path of the page that is open. */
  readonly page: () => { readonly origin: string; readonly path: string };
}

/** A privacy-friendly analytics service: no cookie, no script of its own, no person (TRACK-07). */
export const analyticsSink = ({ settings, send, page }: AnalyticsParts): EventSink => ({
  name: ANALYTICS.name,
  needs: ANALYTICS.needs,
  start: () => undefined,
  stop: () => undefined,
  take: (event) => {
    const call = analyticsCall(settings, event, page());
    if (call !== undefined) send(call);
  },
});

export const ANALYTICS: SinkKind<AnalyticsSettings> = {
  name: 'analytics',
  needs: 'analytics',
  example: { address: 'https://analytics.example/api/event', site: 'forecourt.example' },
  origins: ({ address }) => ({ scripts: [], connect: [new URL(address).origin] }),
  preview: (settings, event, { page }) => Promise.resolve(analyticsCall(settings, event, page())),
  open: (settings, { send, page }) => analyticsSink({ settings, send, page }),
};
