import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  freshJourney,
  type Journey,
  type JourneyEvent,
  type JourneyState,
} from '../../../../core/valuation/journey/journey';
import { JOURNEY_A } from '../../../../core/valuation/journey/journey-a';
import { JOURNEY_B } from '../../../../core/valuation/journey/journey-b';
import type { Valuation } from '../../../../core/valuation/public';

const context = { today: '2026-11-29' };

const GOOD: Readonly<Record<string, string>> = {
  vrm: 'JB19KLM',
  mileage: '42000',
  department_code: 'CHS',
  make: 'Land Rover',
  model: 'Evoque',
  trim: 'SE',
  date_first_registered: '03/04/2020',
  title: 'mr',
  first_name: 'Sam',
  last_name: 'Sample',
  name: 'Sam Sample',
  email: 'sam@example.org',
  email_address: 'sam@example.org',
  telephone: '07700 900123',
  postcode: 'CH1 2AB',
  terms: '1',
  previous_keepers: '1',
};

/** An event whose answers are those of the attempt that is under way, or of one before. */
type Play = (state: JourneyState) => JourneyEvent;

const answer = (kind: 'not-found' | 'already-valued' | 'failed' | 'sent', late: number): Play => {
  return ({ attempt }) => ({ kind, attempt: attempt - late });
};
const found =
  (vrm: string, late: number): Play =>
  ({ attempt }) => ({
    kind: 'found',
    attempt: attempt - late,
    vehicle: { vrm, care: 'full', previousKeepers: 0 },
  });
const valued =
  (hash: string, late: number): Play =>
  ({ attempt }) => {
    const vehicle = { vrm: hash, care: 'full', previousKeepers: 0 } as const;
    const valuation: Valuation = { hash, vehicle, isOutOfDate: false, workings: [] };
    return { kind: 'valued', attempt: attempt - late, valuation };
  };

/** What usually happens next, so that walks come to the later steps; each lookup finds another vehicle. */
const onward: Play = (state) => {
  const { at, attempt } = state;
  if (at.endsWith('looking up')) return found(`FOUND${String(attempt)}`, 0)(state);
  if (at.endsWith('processing')) return valued(state.vehicle?.vrm ?? 'VALUED', 0)(state);
  if (at.endsWith('sending')) return { kind: 'sent', attempt };
  if (at === 'vehicle-condition') return { kind: 'open', step: 'start' };
  return { kind: 'submit' };
};

const late = fc.constantFrom(0, 0, 0, 1, 2);
const anyPlay: fc.Arbitrary<Play> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...Object.entries(GOOD))
      .map(([field, value]): Play => () => ({ kind: 'typed', field, value })),
  },
  { weight: 14, arbitrary: fc.constant(onward) },
  { weight: 1, arbitrary: fc.constant<Play>(() => ({ kind: 'submit' })) },
  fc
    .constantFrom('not-your-car' as const, 'back' as const, 'reset' as const)
    .map((kind): Play => () => ({ kind })),
  fc
    .constantFrom(
      'start',
      'xyz',
      'successful-lookup',
      'failed-lookup',
      'about-you',
      'vehicle-condition',
    )
    .map((step): Play => () => ({ kind: 'open', step })),
  fc
    .tuple(
      fc.constantFrom(
        'not-found' as const,
        'already-valued' as const,
        'failed' as const,
        'sent' as const,
      ),
      late,
    )
    .map(([kind, by]) => answer(kind, by)),
  { weight: 3, arbitrary: late.map((by) => found('FOUND', by)) },
  { weight: 2, arbitrary: late.map((by) => valued('VALUED', by)) },
);

/** Steps far into a journey are rare by chance: most begin with the mark typed in. */
const plays = fc
  .tuple(fc.boolean(), fc.array(anyPlay, { maxLength: 40 }))
  .map(([isFilled, rest]): readonly Play[] => [
    ...(isFilled
      ? Object.entries(GOOD).map(([field, value]): Play => () => ({ kind: 'typed', field, value }))
      : []),
    ...rest,
  ]);

interface Passage {
  readonly before: JourneyState;
  readonly event: JourneyEvent;
  readonly after: JourneyState;
}

function walked<At extends string, Guard extends string>(
  journey: Journey<At, Guard>,
  moves: readonly Play[],
): readonly Passage[] {
  let state = freshJourney(journey);
  return moves.map((play) => {
    const before = state;
    const event = play(before);
    state = advance(journey, before, event, context);
    return { before, event, after: state };
  });
}

const walkedBoth = (moves: readonly Play[]): readonly Passage[] => [
  ...walked(JOURNEY_A, moves),
  ...walked(JOURNEY_B, moves),
];

const clears = ({ before, event, after }: Passage): boolean =>
  event.kind === 'reset' ||
  event.kind === 'not-your-car' ||
  (event.kind === 'back' && before.at === 'failed-lookup, vehicle' && after.at === 'start');

describe('Whatever happens on a journey', () => {
  it('reset leads to a clean start, unless reading B waits for a call', () => {
    fc.assert(
      fc.property(plays, (moves) => {
        const last = (journey: Journey): JourneyState =>
          walked(journey, moves).at(-1)?.after ?? freshJourney(journey);
        const a = advance(JOURNEY_A, last(JOURNEY_A) as never, { kind: 'reset' }, context);
        expect({ ...a, attempt: 0 }).toEqual(freshJourney(JOURNEY_A));
        const before = last(JOURNEY_B);
        const b = advance(JOURNEY_B, before as never, { kind: 'reset' }, context);
        const isWaiting = before.at.includes(',');
        expect({ ...b, attempt: 0 }).toEqual(
          isWaiting ? { ...before, attempt: 0 } : freshJourney(JOURNEY_B),
        );
      }),
    );
  });

  it('no price is there without a lookup that found the vehicle or its valuation', () => {
    fc.assert(
      fc.property(plays, (moves) => {
        for (const journey of [JOURNEY_A, JOURNEY_B] as readonly Journey[]) {
          let wasLookedUp = false;
          for (const { before, event, after } of walked(journey, moves)) {
            const isAnswer = event.kind === 'found' || event.kind === 'valued';
            if (isAnswer && before.at.endsWith('looking up') && after !== before)
              wasLookedUp = true;
            if (event.kind === 'reset' && after.vehicle === undefined) wasLookedUp = false;
            expect(after.valuation === undefined || wasLookedUp).toBe(true);
            const isPriceShown = after.at === 'vehicle-condition' || after.at === 'summary';
            expect(!isPriceShown || after.valuation !== undefined).toBe(true);
          }
        }
      }),
    );
  });

  it('nothing that was typed is lost, but by reset, by another car, and by Back from the manual form', () => {
    fc.assert(
      fc.property(plays, (moves) => {
        for (const passage of walkedBoth(moves)) {
          if (clears(passage)) continue;
          expect(passage.after.typed).toMatchObject(passage.before.typed);
        }
      }),
    );
  });

  it('an answer that comes after the shopper has begun anew changes nothing', () => {
    fc.assert(
      fc.property(plays, (moves) => {
        for (const { before, event, after } of walkedBoth(moves)) {
          if (!('attempt' in event) || event.attempt === before.attempt) continue;
          expect(after).toBe(before);
        }
      }),
    );
  });

  it('a price that is held belongs to the vehicle that is held', () => {
    fc.assert(
      fc.property(plays, (moves) => {
        for (const { after } of walkedBoth(moves)) {
          if (after.valuation !== undefined) expect(after.vehicle).toEqual(after.valuation.vehicle);
        }
      }),
    );
  });
});
