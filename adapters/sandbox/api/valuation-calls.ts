import { isLeft } from 'fp-ts/Either';
import { setTimeout as wait } from 'node:timers/promises';
import type { DeskStore } from '../desk/desk-store';
import { isSameEnquiry } from '../desk/stored-enquiry';
import type { TakerMail } from '../desk/take-enquiry';
import { SLOW_MS } from '../valuer/documented-marks';
import { valuationLead } from '../valuer/valuation-lead';
import type { Looked, SandboxValuer } from '../valuer/valuer';
import { wireVehicle } from '../valuer/wire-valuation';
import { readLookup, readProcess, type Errors, type WireReading } from './valuation-request';

export interface ValuationCallParts {
  readonly valuer: SandboxValuer;
  /** Where those who asked for a price become enquiries. */
  readonly desk: Pick<DeskStore, 'take'>;
  readonly mail: TakerMail;
}

/** What a call is answered with; the body is sent as JSON. */
export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The calls of one reading, whichever way they come. */
export interface ValuationCalls {
  readonly lookUp: (sent: unknown) => WireAnswer | Promise<WireAnswer>;
  /** @param key of the header `Idempotency-Key` */
  readonly process: (sent: unknown, key: string | undefined) => Promise<WireAnswer>;
  readonly fetch: (hash: string) => WireAnswer;
}

const KEY = /^[\x21-\x7e]{1,200}$/;

const ok = (body: unknown): WireAnswer => ({ status: 200, body });

const refused = (status: number, message: string): WireAnswer => ({ status, body: { message } });

const wrong = (errors: Errors): WireAnswer => ({
  status: 422,
  body: { message: 'Some answers need another look.', errors },
});

const ANOTHER_SAID = refused(
  409,
  'This Idempotency-Key has been used for a valuation of something else.',
);

export function valuationCalls(
  { valuer, desk, mail }: ValuationCallParts,
  reading: WireReading,
): ValuationCalls {
  return {
    lookUp: (sent) => {
      const read = readLookup(sent);
      if (isLeft(read)) return wrong(read.left);
      const looked = valuer.lookUp(read.right.vrm, read.right.mileage);
      return looked.fate === 'slow' ? wait(SLOW_MS, lookedUp(looked)) : lookedUp(looked);
    },
    process: async (sent, key) => {
      if (key !== undefined && !KEY.test(key)) {
        return refused(400, 'The Idempotency-Key is 1 to 200 printable characters.');
      }
      const read = readProcess(sent, reading, key);
      if (isLeft(read)) return wrong(read.left);
      const { price, owner, branch } = read.right;
      const priced = valuer.price(price);
      if (isLeft(priced)) {
        if (priced.left.kind === 'key-of-another') return ANOTHER_SAID;
        return refused(
          422,
          priced.left.kind === 'no-vehicle'
            ? 'There is no vehicle of this registration.'
            : 'No price can be given for this vehicle.',
        );
      }
      const stored = priced.right;
      const valuation = valuer.fetch(stored.hash);
      if (valuation === undefined) throw new Error('A valuation was not stored');
      const { siteName, siteOrigin, delivery } = mail;
      const { enquiry, emails } = valuationLead({
        stored,
        valuation,
        owner,
        branch,
        siteName,
        siteOrigin,
      });
      const taken = await desk.take(enquiry, emails, delivery);
      mail.wake();
      return isSameEnquiry(taken, enquiry) ? ok(`/car-value/summary/${stored.hash}`) : ANOTHER_SAID;
    },
    fetch: (hash) => {
      const found = valuer.fetch(hash);
      return found === undefined ? refused(404, 'There is no such valuation.') : ok(found);
    },
  };
}

function lookedUp({ fate, vehicle, existing }: Looked): WireAnswer {
  if (fate === 'error') return refused(500, 'The valuer cannot be reached.');
  return ok({
    existing: existing !== undefined,
    data: {
      ...(vehicle !== undefined && wireVehicle(vehicle)),
      ...(existing !== undefined && { hash: existing.hash }),
    },
  });
}
