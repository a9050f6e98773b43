import { isbot } from 'isbot';
import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { dayInBritain } from '../../core/kernel/calendar-day';
import type { Clock } from '../../core/kernel/ports/clock';

interface Request {
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Tells visitors of one day apart, without anything of their own in their browser and without
 * knowing who they are: a number from network address and browser's name, with a secret that is made
 * up anew each day and forgotten with it, so that nobody can work it back. Nobody for a program.
 */
export function visitorOfDay(clock: Clock): (request: Request) => string | undefined {
  let day = '';
  let secret = randomBytes(32);
  return ({ ip, headers }) => {
    const agent = headers['user-agent'];
    if (agent === undefined || agent === '' || isbot(agent)) return undefined;
    const today = dayInBritain(clock.now());
    if (today !== day) {
      day = today;
      secret = randomBytes(32);
    }
    return createHmac('sha256', secret)
      .update(`${network(ip)}\n${agent}`)
      .digest('base64url');
  };
}

/** A household has an address of version 6 for each device, and a new one every day: its network has one. */
const network = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
