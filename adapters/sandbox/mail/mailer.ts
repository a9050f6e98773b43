import { isRight } from 'fp-ts/Either';
import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryOutcome, EmailQueue, StoredEmail } from '../desk/email-queue';
import type { MailCarrier } from './mail-carrier';
import { waitAfter } from './retry-times';

export interface MailerParts {
  readonly queue: Pick<EmailQueue, 'claimEmail' | 'settleEmail' | 'nextEmailAt'>;
  readonly carrier: MailCarrier;
  /** Milliseconds since 1970 in UTC. */
  readonly now: () => number;
  /** Told of what is not sent, without anything of a person. */
  readonly log: (line: string) => void;
  /** As `waitAfter`, unless given. */
  readonly retryAfter?: (tries: number) => number | undefined;
}

export interface Mailer {
  /** There may be something to send. Waits for nothing. */
  readonly wake: () => void;
  /** What is under way may end, within a second. */
  readonly close: () => Promise<void>;
}

/** Longer than a try can take; after that whoever claimed an e-mail is gone. */
const CLAIM_MS = 2 * 60_000;
/** Another process may have put something into the queue. */
const LOOK_MS = 30_000;
/** While another process sends. */
const SOONEST_MS = 1_000;
const CLOSING_MS = 1_000;

/**
 * Sends what is in the queue, one after another, beside all else: nobody who sends an enquiry waits
 * for it. An e-mail is claimed before it is tried, and the queue gives one at a time to all
 * processes together; a process that is killed in between has it tried again, under the same
 * message id.
 */
export function openMailer({
  queue,
  carrier,
  now,
  log,
  retryAfter = waitAfter,
}: MailerParts): Mailer {
  let isClosed = false;
  let wakes = 0;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function outcomeOf(email: StoredEmail): Promise<DeliveryOutcome> {
    const answer = await carrier.send(email);
    if (isRight(answer)) return { kind: 'sent' };
    const { problem, isFinal } = answer.left;
    const afterMs = isFinal ? undefined : retryAfter(email.tries);
    log(
      `An e-mail about ${email.reference} was not sent${afterMs === undefined ? ', and is given up' : ''}; the outbox says why.`,
    );
    return afterMs === undefined
      ? { kind: 'failed', problem }
      : { kind: 'put-off', problem, nextAt: now() + afterMs };
  }

  async function sendAll(): Promise<void> {
    while (!isClosed) {
      const email = await queue.claimEmail(now(), now() + CLAIM_MS);
      if (email === undefined) return;
      await queue.settleEmail(email.id, now(), await outcomeOf(email));
    }
  }

  async function run(): Promise<void> {
    let delay = LOOK_MS;
    let seen: number;
    try {
      do {
        seen = wakes;
        await sendAll();
      } while (wakes !== seen && !isClosed);
      const nextAt = await queue.nextEmailAt();
      if (wakes !== seen) delay = 0;
      else if (nextAt !== undefined) {
        delay = Math.min(Math.max(nextAt - now(), SOONEST_MS), LOOK_MS);
      }
    } catch (problem) {
      // What was under way for too long finds the queue closed.
      if (!isClosed) log(`The queue of e-mails cannot be read: ${String(problem)}`);
    }
    running = undefined;
    if (!isClosed) timer = setTimeout(wake, delay).unref();
  }

  function wake(): void {
    wakes += 1;
    if (isClosed || running !== undefined) return;
    clearTimeout(timer);
    running = run();
  }

  return {
    wake,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await Promise.race([running, wait(CLOSING_MS, undefined, { ref: false })]);
      carrier.close();
    },
  };
}
