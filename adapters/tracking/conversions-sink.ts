import {
  conversionName,
  normalisedPerson,
  type EventSink,
  type TrackingEvent,
} from '../../core/tracking/public';
import type { OutgoingCall, Send } from './outgoing-call';
import { removeCookies } from './remove-cookies';
import type { CallParts, SinkKind } from './sink-kind';

/**
 * The conversions call of a social-advertising provider (TRACK-04). The address is one that knows
 * the access token, the provider's own or a gateway: the token never comes to a browser.
 */
export interface ConversionSettings {
  readonly address: string;
  readonly pixel: string;
  /** TRACK-06. */
  readonly version: string;
}

/** What the provider's own scripts, brought by a tag, leave in a browser. */
const COOKIES = /^_fb[pc]$/;

export interface ConversionParts {
  readonly settings: ConversionSettings;
  readonly hash: (text: string) => Promise<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly nextId: () => string;
  /** The whole address of the page that is open. */
  readonly page: () => string;
}

const hashedPerson = async (
  event: TrackingEvent,
  hash: ConversionParts['hash'],
): Promise<Readonly<Record<string, readonly string[]>>> => {
  if (event.kind !== 'enquiry-sent') return {};
  const fields = Object.entries(normalisedPerson(event.person));
  return Object.fromEntries(
    await Promise.all(fields.map(async ([name, value]) => [name, [await hash(value)]] as const)),
  );
};

/**
 * What the provider is sent of an event (TRACK-04, TRACK-06); undefined for what is no conversion.
 * Nothing of a person leaves but hashes.
 */
export async function conversionCall(
  { settings, hash, now, nextId, page }: ConversionParts,
  event: TrackingEvent,
): Promise<OutgoingCall | undefined> {
  const name = conversionName(event);
  if (name === undefined) return undefined;
  const opened = page();
  const seconds = Math.floor(now() / 1000);
  return {
    address: `${settings.address}/${settings.version}/${encodeURIComponent(settings.pixel)}/events`,
    body: {
      data: [
        {
          event_name: name,
          event_time: seconds,
          event_id: event.kind === 'enquiry-sent' ? event.id : nextId(),
          action_source: 'website',
          event_source_url:
            // Joined, not resolved: a path of two slashes would name another host.
            event.kind === 'content-viewed' ? new URL(opened).origin + event.path : opened,
          user_data: await hashedPerson(event, hash),
          ...('slug' in event && {
            custom_data: { content_ids: [event.slug], content_type: 'vehicle' },
          }),
        },
      ],
    },
  };
}

/**
 * Conversions in their order, one after the other since hashing takes a moment. What is still being
 * hashed when consent is taken back does not leave (TRACK-05).
 */
export function conversionsSink(
  parts: ConversionParts & {
    readonly send: Send;
    readonly failed: (problem: unknown) => void;
  },
): EventSink {
  let permission = 0;
  let before: Promise<void> = Promise.resolve();
  return {
    name: CONVERSIONS.name,
    needs: CONVERSIONS.needs,
    start: () => undefined,
    take: (event) => {
      const given = permission;
      const call = conversionCall(parts, event);
      before = before
        .then(() => call)
        .then((ready) => {
          if (ready !== undefined && given === permission) parts.send(ready);
        })
        .catch(parts.failed);
    },
    stop: () => {
      permission += 1;
      removeCookies(document, COOKIES);
    },
  };
}

const partsOf = (
  settings: ConversionSettings,
  { hash, now, nextId, page }: CallParts,
): ConversionParts => ({
  settings,
  hash,
  now,
  nextId,
  page: () => {
    const { origin, path } = page();
    return origin + path;
  },
});

export const CONVERSIONS: SinkKind<ConversionSettings> = {
  name: 'conversions',
  needs: 'marketing',
  example: { address: 'https://conversions.example', pixel: 'PIXEL', version: 'v12.0' },
  origins: ({ address }) => ({ scripts: [], connect: [new URL(address).origin] }),
  preview: (settings, event, parts) => conversionCall(partsOf(settings, parts), event),
  open: (settings, parts) =>
    conversionsSink({
      ...partsOf(settings, parts),
      send: parts.send,
      failed: (problem) => {
        parts.failed('conversions', problem);
      },
    }),
};
