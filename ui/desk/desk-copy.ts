import type { AuditWord, ListedEmail, ShownEvent } from './desk-values';

const when = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** "28 Nov 2026, 12:00", as clocks in the United Kingdom show it. */
export const shownTime = (at: number): string => when.format(at);

export const DELIVERY_WORDS: Readonly<Record<ListedEmail['delivery'], string>> = {
  unsent: 'Not sent',
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Given up',
};

/** What stands beside the badge: when, how often, why. */
export function deliveryNote({ delivery, tries, nextAt, settledAt }: ListedEmail): string {
  switch (delivery) {
    case 'unsent':
      return 'No mail server is set.';
    case 'queued':
      return tries === 0 || nextAt === undefined
        ? 'It has not been tried yet.'
        : `Tried ${times(tries)}; next ${shownTime(nextAt)}.`;
    case 'sent':
      return settledAt === undefined ? '' : shownTime(settledAt);
    case 'failed':
      return `Tried ${times(tries)}.`;
  }
}

const times = (count: number): string => (count === 1 ? 'once' : `${String(count)} times`);

const EVENTS: Readonly<Record<AuditWord, string>> = {
  received: 'Received',
  'sent-again': 'Sent again, and stored once',
  cleared: 'Sent again by a person',
  opened: 'Opened',
  answered: 'Marked answered',
  'not-answered': 'Marked not answered',
  exported: 'Exported',
  'email-queued': 'Email queued',
  'email-put-off': 'Email not taken yet',
  'email-sent': 'Email sent',
  'email-failed': 'Email given up',
};

/** The same thing several times in a row. */
export interface RepeatedEvent {
  /** The last of them. */
  readonly event: ShownEvent;
  readonly count: number;
}

/** Events in their order; what one did again and again stands there once. */
export const withoutRepeats = (trail: readonly ShownEvent[]): readonly RepeatedEvent[] =>
  trail.reduce<readonly RepeatedEvent[]>((shown, event) => {
    const last = shown.at(-1);
    const isAgain =
      last?.event.what === event.what &&
      last.event.who === event.who &&
      last.event.about === event.about;
    return isAgain
      ? [...shown.slice(0, -1), { event, count: last.count + 1 }]
      : [...shown, { event, count: 1 }];
  }, []);

/** "Email sent: shopper", "Opened, 3 times". */
export function eventWords({ event: { what, about }, count }: RepeatedEvent): string {
  const words = about === '' ? EVENTS[what] : `${EVENTS[what]}: ${about}`;
  return count === 1 ? words : `${words}, ${times(count)}`;
}

export const pictureCount = (count: number): string =>
  count === 1 ? '1 picture' : `${String(count)} pictures`;

/** "1.4 MB", "312 kB". */
export const shownSize = (bytes: number): string =>
  bytes >= 1e6
    ? `${(bytes / 1e6).toFixed(1)} MB`
    : `${String(Math.max(1, Math.round(bytes / 1e3)))} kB`;
