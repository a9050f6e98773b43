import type { JourneyFaults } from '../model/journey-fault';
import {
  bannerFaults,
  byHandFaults,
  enquiryFaults,
  foundFaults,
  ownerFaultsA,
  VEHICLE_FIELDS_A,
} from './checks-a';
import type { Journey, JourneyStep, Move, StepField } from './journey';

/** The screens of reading A, by the address's `step` (VALA-01). */
type StepA = 'start' | 'successful-lookup' | 'failed-lookup' | 'about-you' | 'vehicle-condition';

/** Where reading A can be: a step, a part of it, or a step that waits for a call. */
const PLACES = {
  start: 'start',
  'start, looking up': 'start',
  'successful-lookup': 'successful-lookup',
  'failed-lookup, vehicle': 'failed-lookup',
  'failed-lookup, about you': 'failed-lookup',
  'failed-lookup, sending': 'failed-lookup',
  'failed-lookup, sent': 'failed-lookup',
  'about-you': 'about-you',
  'about-you, processing': 'about-you',
  'vehicle-condition': 'vehicle-condition',
} as const satisfies Record<string, StepA>;
type PlaceA = keyof typeof PLACES;

type GuardA =
  | 'mark and mileage'
  | 'vehicle with a mark'
  | 'six facts'
  | 'enquiry complete'
  | 'owner complete'
  | 'vehicle held'
  | 'price held';

const need = (name: string): StepField => ({ name, isRequired: true });
const may = (name: string): StepField => ({ name, isRequired: false });

const STEP_TABLE: readonly JourneyStep[] = [
  {
    step: 'start',
    fields: [need('vrm'), need('mileage'), may('department_code')],
    shows: [],
    calls: ['departments', 'lookup', 'fetch'],
  },
  {
    step: 'successful-lookup',
    fields: [may('settlement')],
    shows: [
      'make',
      'model',
      'derivative',
      'vrm',
      'transmission',
      'date_first_registered',
      'colour',
      'engine_size',
      'mileage',
    ],
    calls: [],
  },
  {
    step: 'failed-lookup',
    fields: [
      ...VEHICLE_FIELDS_A.map(({ name }) => need(name)),
      need('title'),
      need('first_name'),
      need('last_name'),
      need('_organisational_unit'),
      need('email_address'),
      may('telephone'),
      need('terms'),
      may('opt_in'),
    ],
    shows: [],
    calls: ['form-submit'],
  },
  {
    step: 'about-you',
    fields: [
      need('name'),
      need('email_address'),
      may('postcode'),
      may('telephone'),
      need('terms'),
      may('opt_in'),
      // CG-004: asked here where the banner left it open.
      need('department_code'),
    ],
    shows: [],
    calls: ['process', 'fetch'],
  },
  {
    step: 'vehicle-condition',
    fields: [],
    shows: ['vrm', 'make', 'model', 'derivative', 'cap_below', 'cap_average', 'cap_clean'],
    calls: [],
  },
];

/** Nothing is wrong: what a step asks and what it is checked by are one. */
const isClear = (faults: JourneyFaults): boolean => Object.keys(faults).length === 0;

const guards: Journey<PlaceA, GuardA>['guards'] = {
  'mark and mileage': (state) => isClear(bannerFaults(state)),
  'vehicle with a mark': (state) => isClear(foundFaults(state)),
  'six facts': (state, context) => isClear(byHandFaults(state, context)),
  'enquiry complete': (state, context) => isClear(enquiryFaults(state, context)),
  'owner complete': (state, context) => isClear(ownerFaultsA(state, context)),
  'vehicle held': ({ vehicle }) => vehicle !== undefined,
  'price held': ({ valuation }) => valuation !== undefined,
};

const checks: Journey<PlaceA>['checks'] = {
  start: bannerFaults,
  'successful-lookup': foundFaults,
  'failed-lookup, vehicle': byHandFaults,
  'failed-lookup, about you': enquiryFaults,
  'about-you': ownerFaultsA,
};

const waits: Journey<PlaceA>['waits'] = {
  'start, looking up': { call: 'look-up', askedAt: 'start' },
  'failed-lookup, sending': { call: 'enquire', askedAt: 'failed-lookup, about you' },
  'about-you, processing': { call: 'value', askedAt: 'about-you' },
};

type MoveA = Move<PlaceA, GuardA>;

const documented: readonly MoveA[] = [
  {
    from: 'start',
    event: 'submit',
    when: 'mark and mileage',
    to: 'start, looking up',
    // A price belongs to the mark and the mileage that were looked up last (VA-1).
    does: ['begin-call', 'remove-vehicle', 'remove-price'],
    source: 'VALA-57',
  },
  { from: 'start', event: 'submit', to: 'start', does: ['flag-error'], source: 'VALA-10' },
  {
    from: 'start, looking up',
    event: 'valued',
    to: 'vehicle-condition',
    does: ['take-price'],
    source: 'VALA-58, VALA-59',
  },
  {
    from: 'start, looking up',
    event: 'found',
    to: 'successful-lookup',
    does: ['take-vehicle'],
    source: 'VALA-59',
  },
  {
    from: 'start, looking up',
    event: 'not-found',
    to: 'failed-lookup, vehicle',
    does: ['track-failure'],
    source: 'VALA-60, VALA-64',
  },
  {
    from: 'start, looking up',
    event: 'failed',
    to: 'failed-lookup, vehicle',
    does: ['track-failure'],
    source: 'VALA-60, VALA-62, VALA-64',
  },
  {
    from: 'successful-lookup',
    event: 'submit',
    when: 'vehicle with a mark',
    to: 'about-you',
    does: [],
    source: 'VALA-16',
  },
  {
    from: 'successful-lookup',
    event: 'submit',
    to: 'successful-lookup',
    does: ['flag-error'],
    source: 'VALA-17',
  },
  {
    from: 'successful-lookup',
    event: 'not-your-car',
    to: 'failed-lookup, vehicle',
    does: ['clear-mark-and-mileage', 'remove-vehicle', 'remove-price'],
    source: 'VALA-18',
  },
  { from: 'successful-lookup', event: 'back', to: 'start', does: [], source: 'VALA-20' },
  {
    from: 'failed-lookup, vehicle',
    event: 'submit',
    when: 'six facts',
    to: 'failed-lookup, about you',
    does: [],
    source: 'VALA-22, VALA-23',
  },
  {
    from: 'failed-lookup, vehicle',
    event: 'submit',
    to: 'failed-lookup, vehicle',
    does: ['flag-error'],
    source: 'VALA-24',
  },
  {
    from: 'failed-lookup, vehicle',
    event: 'back',
    to: 'start',
    does: ['clear-everything'],
    source: 'VALA-34',
  },
  {
    from: 'failed-lookup, about you',
    event: 'submit',
    when: 'enquiry complete',
    to: 'failed-lookup, sending',
    does: ['begin-call'],
    source: 'VALA-29, CALL-12',
  },
  {
    from: 'failed-lookup, about you',
    event: 'submit',
    to: 'failed-lookup, about you',
    does: ['flag-error'],
    source: 'VALA-30',
  },
  {
    from: 'failed-lookup, about you',
    event: 'back',
    to: 'failed-lookup, vehicle',
    does: [],
    source: 'VALA-34',
  },
  {
    from: 'failed-lookup, sending',
    event: 'sent',
    to: 'failed-lookup, sent',
    does: [],
    source: 'VALA-32, VALA-35',
  },
  {
    from: 'failed-lookup, sending',
    event: 'failed',
    to: 'failed-lookup, about you',
    does: ['flag-error'],
    source: 'VALA-35, ERR-40',
  },
  {
    from: 'about-you',
    event: 'submit',
    when: 'owner complete',
    to: 'about-you, processing',
    does: ['begin-call'],
    source: 'VALA-61',
  },
  { from: 'about-you', event: 'submit', to: 'about-you', does: ['flag-error'], source: 'VALA-43' },
  { from: 'about-you', event: 'back', to: 'successful-lookup', does: [], source: 'VALA-36' },
  {
    from: 'about-you, processing',
    event: 'valued',
    to: 'vehicle-condition',
    does: ['take-price'],
    source: 'VALA-61',
  },
  {
    from: 'about-you, processing',
    event: 'failed',
    to: 'failed-lookup, vehicle',
    does: ['remove-vehicle', 'remove-price', 'track-failure'],
    source: 'VALA-62, VALA-64',
  },
];

/** What a step cannot be opened without, and where it is first; without it the query is cleared. */
const OPENED: readonly (readonly [
  step: StepA,
  to: PlaceA,
  needs: GuardA | undefined,
  source: string,
])[] = [
  ['start', 'start', undefined, 'VALA-01, CG-003'],
  ['successful-lookup', 'successful-lookup', 'vehicle held', 'VALA-19'],
  ['failed-lookup', 'failed-lookup, vehicle', undefined, 'VALA-01'],
  ['about-you', 'about-you', 'vehicle held', 'VALA-41'],
  ['vehicle-condition', 'vehicle-condition', 'price held', 'VALA-49'],
];

const places = Object.keys(PLACES) as readonly PlaceA[];

/** An address can open a step anywhere. A call that is under way is given up, and its answer with it. */
const opened: readonly MoveA[] = places.flatMap((from) =>
  OPENED.flatMap(([step, to, needs, source]): readonly MoveA[] => {
    const event = `open ${step}` as const;
    const does = ['begin-call'] as const;
    return needs === undefined
      ? [{ from, event, to, does, source }]
      : [
          { from, event, when: needs, to, does, source },
          { from, event, to: 'start', does, source },
        ];
  }),
);

/** The manual form has two parts in one step; a fragment of the address names the second. */
const openedParts: readonly MoveA[] = places.flatMap((from): readonly MoveA[] => {
  const event = 'open failed-lookup#about-you';
  const does = ['begin-call'] as const;
  const source = 'ours: the browser’s Back and Forward';
  return [
    { from, event, when: 'six facts', to: 'failed-lookup, about you', does, source },
    { from, event, to: 'failed-lookup, vehicle', does, source },
  ];
});

const resets: readonly MoveA[] = places.map((from) => ({
  from,
  event: 'reset',
  to: 'start',
  does: ['clear-everything'],
  source: 'VALA-63',
}));

/** Reading A: five screens by the address. */
export const JOURNEY_A: Journey<PlaceA, GuardA> = {
  reading: 'a',
  start: 'start',
  places: PLACES,
  steps: STEP_TABLE,
  moves: [...documented, ...opened, ...openedParts, ...resets],
  guards,
  checks,
  waits,
  withVehicle: ['successful-lookup', 'about-you'],
  parts: {
    'failed-lookup, about you': 'about-you',
    'failed-lookup, sending': 'about-you',
    'failed-lookup, sent': 'about-you',
  },
};
