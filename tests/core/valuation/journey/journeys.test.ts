import { describe, expect, it } from 'vitest';
import {
  advance,
  freshJourney,
  type Journey,
  type JourneyEvent,
  type JourneyFacts,
} from '../../../../core/valuation/journey/journey';
import { JOURNEY_A } from '../../../../core/valuation/journey/journey-a';
import { JOURNEY_B } from '../../../../core/valuation/journey/journey-b';
import type { Valuation } from '../../../../core/valuation/public';

const context = { today: '2026-11-29' };
const vehicle = { vrm: 'JB19KLM', care: 'full', previousKeepers: 0 } as const;
const valuation: Valuation = { hash: 'h1', vehicle, isOutOfDate: false, workings: [] };
const ATTEMPT = 3;

/** Everything that any step needs, typed and found. */
const complete: JourneyFacts = {
  typed: {
    vrm: 'jb19 klm',
    mileage: '42,000',
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
    previous_keepers: '0',
  },
  vehicle,
  valuation,
  attempt: ATTEMPT,
  isInError: false,
};

const bare: JourneyFacts = { typed: {}, attempt: ATTEMPT, isInError: false };

const EVENTS: Readonly<Record<string, JourneyEvent>> = {
  submit: { kind: 'submit' },
  'not-your-car': { kind: 'not-your-car' },
  back: { kind: 'back' },
  reset: { kind: 'reset' },
  found: { kind: 'found', attempt: ATTEMPT, vehicle },
  valued: { kind: 'valued', attempt: ATTEMPT, valuation },
  'not-found': { kind: 'not-found', attempt: ATTEMPT },
  'already-valued': { kind: 'already-valued', attempt: ATTEMPT },
  failed: { kind: 'failed', attempt: ATTEMPT },
  sent: { kind: 'sent', attempt: ATTEMPT },
  'open start': { kind: 'open', step: 'start' },
  'open none': { kind: 'open', step: 'none' },
  'open xyz': { kind: 'open', step: 'xyz' },
  'open successful-lookup': { kind: 'open', step: 'successful-lookup' },
  'open failed-lookup': { kind: 'open', step: 'failed-lookup' },
  'open about-you': { kind: 'open', step: 'about-you' },
  'open vehicle-condition': { kind: 'open', step: 'vehicle-condition' },
  typed: { kind: 'typed', field: 'vrm', value: 'JB20KLM' },
};

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Where each event leads from each place by the documents; what is not in a row stays where it is. */
function expectTable<At extends string, Guard extends string>(
  journey: Journey<At, Guard>,
  facts: JourneyFacts,
  table: Table,
  everywhere: Readonly<Record<string, string>>,
) {
  const places = Object.keys(journey.places) as unknown as readonly At[];
  for (const at of places) {
    for (const [name, event] of Object.entries(EVENTS)) {
      const to = table[at]?.[name] ?? everywhere[name] ?? at;
      const moved = advance(journey, { ...facts, at }, event, context);
      expect(`${at} + ${name} → ${moved.at}`).toBe(`${at} + ${name} → ${to}`);
    }
  }
}

describe('Reading A, every place × every event', () => {
  const anywhere = {
    reset: 'start',
    'open start': 'start',
    'open none': 'start',
    'open xyz': 'start',
    'open failed-lookup': 'failed-lookup, vehicle',
  };

  it('with everything at hand', () => {
    expectTable(
      JOURNEY_A,
      complete,
      {
        start: { submit: 'start, looking up' },
        'start, looking up': {
          found: 'successful-lookup',
          valued: 'vehicle-condition',
          'not-found': 'failed-lookup, vehicle',
          failed: 'failed-lookup, vehicle',
        },
        'successful-lookup': {
          submit: 'about-you',
          'not-your-car': 'failed-lookup, vehicle',
          back: 'start',
        },
        'failed-lookup, vehicle': { submit: 'failed-lookup, about you', back: 'start' },
        'failed-lookup, about you': {
          submit: 'failed-lookup, sending',
          back: 'failed-lookup, vehicle',
        },
        'failed-lookup, sending': {
          sent: 'failed-lookup, sent',
          failed: 'failed-lookup, about you',
        },
        'about-you': { submit: 'about-you, processing', back: 'successful-lookup' },
        'about-you, processing': {
          valued: 'vehicle-condition',
          failed: 'failed-lookup, vehicle',
        },
      },
      {
        ...anywhere,
        'open successful-lookup': 'successful-lookup',
        'open about-you': 'about-you',
        'open vehicle-condition': 'vehicle-condition',
      },
    );
  });

  it('with nothing typed and nothing found: later steps lead to the first', () => {
    expectTable(
      JOURNEY_A,
      bare,
      {
        'start, looking up': {
          found: 'successful-lookup',
          valued: 'vehicle-condition',
          'not-found': 'failed-lookup, vehicle',
          failed: 'failed-lookup, vehicle',
        },
        'successful-lookup': { 'not-your-car': 'failed-lookup, vehicle', back: 'start' },
        'failed-lookup, vehicle': { back: 'start' },
        'failed-lookup, about you': { back: 'failed-lookup, vehicle' },
        'failed-lookup, sending': {
          sent: 'failed-lookup, sent',
          failed: 'failed-lookup, about you',
        },
        'about-you': { back: 'successful-lookup' },
        'about-you, processing': {
          valued: 'vehicle-condition',
          failed: 'failed-lookup, vehicle',
        },
      },
      {
        ...anywhere,
        'open successful-lookup': 'start',
        'open about-you': 'start',
        'open vehicle-condition': 'start',
      },
    );
  });

  it.each([
    ['start', { vrm: '' }],
    ['start', { mileage: '12.5' }],
    ['failed-lookup, about you', { terms: '' }],
    ['failed-lookup, about you', { date_first_registered: '31/02/2020' }],
    ['failed-lookup, about you', { date_first_registered: '30/11/2026' }],
    ['failed-lookup, about you', { email_address: 'sam' }],
    ['about-you', { name: 'Cher' }],
    ['about-you', { department_code: '' }],
  ] as const)('at %s stays, flagged, with %j', (at, changed) => {
    const typed = { ...complete.typed, ...changed };
    const moved = advance(JOURNEY_A, { ...complete, at, typed }, { kind: 'submit' }, context);
    expect(moved).toMatchObject({ at, isInError: true, typed });
  });

  it.each(['trim', 'make', 'vrm', 'mileage'])('goes no further while %s is empty', (field) => {
    const at = 'failed-lookup, vehicle';
    const typed = { ...complete.typed, [field]: ' ' };
    expect(advance(JOURNEY_A, { ...complete, at, typed }, { kind: 'submit' }, context).at).toBe(at);
  });

  it('takes the branch of the page it stands on for the one that is chosen', () => {
    const { department_code: _code, ...typed } = complete.typed;
    const state = { ...complete, at: 'about-you', typed } as const;
    const moved = advance(JOURNEY_A, state, { kind: 'submit' }, { ...context, preselected: 'BOL' });
    expect(moved.at).toBe('about-you, processing');
  });

  it('gives the price up as another lookup begins, and keeps what was typed', () => {
    const typed = { ...complete.typed, mileage: '52,000' };
    const moved = advance(
      JOURNEY_A,
      { ...complete, at: 'start', typed },
      { kind: 'submit' },
      context,
    );
    expect(moved).toEqual({
      at: 'start, looking up',
      typed,
      attempt: ATTEMPT + 1,
      isInError: false,
    });
  });

  it('forgets the mark and mileage of a vehicle that is not theirs, and nothing else', () => {
    const state = { ...complete, at: 'successful-lookup' } as const;
    const moved = advance(JOURNEY_A, state, { kind: 'not-your-car' }, context);
    const { vrm: _vrm, mileage: _mileage, ...typed } = complete.typed;
    expect(moved).toEqual({
      at: 'failed-lookup, vehicle',
      typed,
      attempt: ATTEMPT,
      isInError: false,
    });
  });
});

describe('Reading B, every place × every event', () => {
  const answers = {
    '1, looking up': { found: '2', 'already-valued': '4', 'not-found': 'error', failed: 'error' },
    '3, processing': { valued: 'summary', failed: 'error' },
  };
  const waiting = { '1, looking up': '1, looking up', '3, processing': '3, processing' };

  it('with everything at hand: nobody begins anew while a call is under way', () => {
    expectTable(
      JOURNEY_B,
      complete,
      {
        '1': { submit: '1, looking up' },
        '1, looking up': { ...answers['1, looking up'], reset: waiting['1, looking up'] },
        '2': { submit: '3', back: '1' },
        '3': { submit: '3, processing', back: '2' },
        '3, processing': { ...answers['3, processing'], reset: waiting['3, processing'] },
      },
      { reset: '1' },
    );
  });

  it('with nothing typed and nothing found', () => {
    expectTable(
      JOURNEY_B,
      bare,
      {
        '1, looking up': { ...answers['1, looking up'], reset: waiting['1, looking up'] },
        '2': { back: '1' },
        '3': { back: '2' },
        '3, processing': { ...answers['3, processing'], reset: waiting['3, processing'] },
      },
      { reset: '1' },
    );
  });

  it.each([
    ['1', { department_code: '' }],
    ['1', { mileage: '' }],
    ['2', { previous_keepers: '-1' }],
    ['2', { previous_keepers: '20' }],
    ['3', { postcode: '' }],
    ['3', { telephone: '' }],
  ] as const)('at step %s stays, flagged, with %j', (at, changed) => {
    const typed = { ...complete.typed, ...changed };
    const moved = advance(JOURNEY_B, { ...complete, at, typed }, { kind: 'submit' }, context);
    expect(moved).toMatchObject({ at, isInError: true });
  });
});

describe('Each move of a journey', () => {
  it.each([JOURNEY_A, JOURNEY_B] as readonly Journey[])(
    'names its source: reading $reading',
    (journey) => {
      for (const { source } of journey.moves) {
        expect(source).toMatch(/^(?:(?:VALA|VALB|CALL|CG|ERR)-\d{2,3}(?:, )?)+$|^ours: /);
      }
    },
  );

  it.each([JOURNEY_A, JOURNEY_B] as readonly Journey[])(
    'leads from a place there is to another: reading $reading',
    (journey) => {
      const places = Object.keys(journey.places);
      const shown = journey.steps.map(({ step }) => step);
      expect(new Set(Object.values(journey.places))).toEqual(new Set(shown));
      for (const { from, to } of journey.moves)
        expect(places).toEqual(expect.arrayContaining([from, to]));
      // No place that no move leads to.
      const reached = new Set([journey.start, ...journey.moves.map(({ to }) => to)]);
      expect(reached).toEqual(new Set(places));
    },
  );

  it('begins with nothing', () => {
    expect(freshJourney(JOURNEY_A)).toEqual({
      at: 'start',
      typed: {},
      attempt: 0,
      isInError: false,
    });
  });
});
