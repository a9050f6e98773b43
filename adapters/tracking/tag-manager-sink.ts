import { trackingName, type EventSink, type TrackingEvent } from '../../core/tracking/public';
import { removeCookies } from './remove-cookies';
import type { SinkKind } from './sink-kind';

/** Where the tag manager's script is fetched from, and what its tags may call. */
const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** What the tags of a container leave in a browser. */
const COOKIES = /^_(ga|gid|gat|gcl|dc_gtm)/;

/** What is pushed for an event; undefined for what is a conversion only. Never a person. */
export function tagManagerEntry(
  event: TrackingEvent,
): Readonly<Record<string, string>> | undefined {
  const name = trackingName(event);
  if (name === undefined) return undefined;
  return {
    event: name,
    ...(event.kind === 'page-viewed' && {
      page_path: event.path,
      ...(event.title !== '' && { page_title: event.title }),
    }),
    ...('slug' in event && { vehicle: event.slug }),
    ...(event.kind === 'enquiry-sent' && { event_id: event.id }),
  };
}

export interface TagManagerParts {
  readonly container: string;
  readonly window: Window & { dataLayer?: unknown[] };
  /** Script of others cannot be unloaded: where it has run, only a new page is free of it. */
  readonly startAgain: () => void;
}

/** A tag manager: its script is fetched once, on consent (TRACK-07). */
export function tagManagerSink({ container, window, startAgain }: TagManagerParts): EventSink {
  const { document } = window;
  let script: HTMLScriptElement | undefined;
  return {
    name: TAG_MANAGER.name,
    needs: TAG_MANAGER.needs,
    start: () => {
      window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
      script = document.createElement('script');
      script.async = true;
      script.src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${encodeURIComponent(container)}`;
      document.head.append(script);
    },
    take: (event) => {
      const entry = tagManagerEntry(event);
      if (entry !== undefined) window.dataLayer?.push(entry);
    },
    stop: () => {
      script?.remove();
      delete window.dataLayer;
      removeCookies(document, COOKIES);
      startAgain();
    },
  };
}

/** Set to a container, like GTM-ABC123. */
export const TAG_MANAGER: SinkKind<string> = {
  name: 'tag manager',
  needs: 'marketing',
  example: 'GTM-ABC123',
  origins: () => ({
    scripts: [TAG_MANAGER_ORIGIN],
    connect: [
      TAG_MANAGER_ORIGIN,
      // What the analytics tags of a container call.
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  }),
  preview: (_, event) => Promise.resolve(tagManagerEntry(event)),
  open: (container, { window, startAgain }) => tagManagerSink({ container, window, startAgain }),
};
