import { randomBytes } from 'node:crypto';
import { writeEvent, type CheckoutEventType, type SessionTold } from './checkout-event';
import { LATE_MS, type EventManner } from './event-manner';

/** An event as it is kept until it has been handed over. Times are milliseconds since 1970 in UTC. */
export interface WrittenEvent {
  readonly id: string;
  readonly type: CheckoutEventType;
  readonly body: string;
  readonly at: number;
  /** When it is due; `null` where it is told to nobody. */
  readonly nextAt: number | null;
}

export interface Happened {
  readonly event: CheckoutEventType;
  readonly manner: EventManner;
  readonly now: number;
}

const DECLINED: CheckoutEventType = 'payment_intent.payment_failed';

/** So much older than what it comes after is an event that has been overtaken. */
const OVERTAKEN_MS = 1_000;

const newEventId = (): string => `evt_sandbox_${randomBytes(16).toString('hex')}`;

/** What is told of something that happened, and when, in the manner wanted. */
export function eventsOf(
  { event, manner, now }: Happened,
  toldAs: (type: CheckoutEventType) => SessionTold,
): readonly WrittenEvent[] {
  const write = (type: CheckoutEventType, at: number, nextAt: number | null): WrittenEvent => {
    const id = newEventId();
    return { id, type, body: writeEvent(id, type, toldAs(type), at), at, nextAt };
  };
  switch (manner) {
    case 'at-once':
      return [write(event, now, now)];
    case 'late':
      return [write(event, now, now + LATE_MS)];
    case 'twice': {
      const told = write(event, now, now);
      return [told, { ...told, id: `${told.id}/again` }];
    }
    case 'out-of-order':
      return event === DECLINED
        ? [write(event, now, now + LATE_MS)]
        : [write(event, now, now), write(DECLINED, now - OVERTAKEN_MS, now + OVERTAKEN_MS)];
    case 'never':
      return [write(event, now, null)];
  }
}
