import { valueIn } from '../../kernel/form/field';
import type { JourneyFaults } from '../model/journey-fault';
import { faultsOf, markFault, milesFault } from '../rules/field-checks';
import { CARE_CHOICES } from '../rules/service-history';
import type {
  Journey,
  JourneyContext,
  JourneyFacts,
  JourneyStep,
  Move,
  StepField,
} from './journey';
import { ownerFieldFaults } from './owner-fields';

/** Where reading B can be: its four steps (VALB-01), waiting for a call, done, or in error. */
const PLACES = {
  '1': '1',
  '1, looking up': '1',
  '2': '2',
  '3': '3',
  '3, processing': '3',
  '4': '4',
  summary: 'summary',
  error: 'error',
} as const;
type PlaceB = keyof typeof PLACES;

type GuardB = 'mark, mileage and branch' | 'owners' | 'owner complete';

const need = (name: string): StepField => ({ name, isRequired: true });
const may = (name: string): StepField => ({ name, isRequired: false });

const STEP_TABLE: readonly JourneyStep[] = [
  {
    step: '1',
    fields: [need('vrm'), need('mileage'), need('department_code')],
    shows: [],
    calls: ['departments', 'lookup'],
  },
  {
    step: '2',
    fields: [may('service_history'), need('previous_keepers')],
    shows: ['vrm', 'make', 'model', 'fuel_type', 'colour', 'registration_date', 'mileage'],
    calls: [],
  },
  {
    step: '3',
    fields: [need('name'), need('email'), need('postcode'), need('telephone'), may('opt_in')],
    shows: [],
    calls: ['process'],
  },
  { step: '4', fields: [], shows: ['vrm', 'service_history'], calls: ['fetch'] },
  {
    step: 'summary',
    fields: [],
    shows: ['vrm', 'service_history', 'cap_below', 'cap_average', 'cap_clean'],
    calls: ['fetch'],
  },
  { step: 'error', fields: [], shows: [], calls: [] },
];

const typedIn = ({ typed }: JourneyFacts, field: string): string => valueIn(typed, field).trim();

/** VALA-67, CG-016: 0 where nobody said otherwise (VALB-22). */
const MOST_OWNERS = 19;

/** VALB-28. */
const vehicleFaults = (state: JourneyFacts, { preselected }: JourneyContext): JourneyFaults =>
  faultsOf({
    vrm: markFault(typedIn(state, 'vrm')),
    mileage: milesFault(typedIn(state, 'mileage')),
    department_code:
      (preselected ?? typedIn(state, 'department_code')) === '' ? { kind: 'missing' } : undefined,
  });

/** VALB-29. */
function keepersFaults(state: JourneyFacts): JourneyFaults {
  const told = state.typed['previous_keepers'] ?? String(state.vehicle?.previousKeepers ?? '');
  const isCount = /^\d{1,2}$/.test(told.trim()) && Number(told) <= MOST_OWNERS;
  const care = typedIn(state, 'service_history');
  const isCare = care === '' || CARE_CHOICES.some((choice) => choice === care);
  return faultsOf({
    previous_keepers: isCount
      ? undefined
      : { kind: told.trim() === '' ? 'missing' : 'not-an-option' },
    service_history: isCare ? undefined : { kind: 'not-an-option' },
  });
}

/** VALB-30. */
const ownerFaults = (state: JourneyFacts, context: JourneyContext): JourneyFaults =>
  Object.fromEntries(ownerFieldFaults('b', (name) => typedIn(state, name), context));

const isClear = (faults: JourneyFaults): boolean => Object.keys(faults).length === 0;

const guards: Journey<PlaceB, GuardB>['guards'] = {
  'mark, mileage and branch': (state, context) => isClear(vehicleFaults(state, context)),
  owners: (state) => isClear(keepersFaults(state)),
  'owner complete': (state, context) => isClear(ownerFaults(state, context)),
};

type MoveB = Move<PlaceB, GuardB>;

/** The documents let nobody begin anew while a call is under way (VALB-20). */
const CLEARED_FROM: readonly PlaceB[] = ['1', '2', '3', '4', 'summary', 'error'];

const moves: readonly MoveB[] = [
  {
    from: '1',
    event: 'submit',
    when: 'mark, mileage and branch',
    to: '1, looking up',
    does: ['begin-call', 'remove-vehicle', 'remove-price'],
    source: 'VALB-17, CALL-05',
  },
  { from: '1', event: 'submit', to: '1', does: ['flag-error'], source: 'VALB-28' },
  {
    from: '1, looking up',
    event: 'found',
    to: '2',
    does: ['take-vehicle'],
    source: 'VALB-17, VALB-25',
  },
  { from: '1, looking up', event: 'already-valued', to: '4', does: [], source: 'VALB-18, ERR-42' },
  {
    from: '1, looking up',
    event: 'not-found',
    to: 'error',
    does: ['flag-error'],
    source: 'VALB-21, VALB-25, ERR-41',
  },
  {
    from: '1, looking up',
    event: 'failed',
    to: 'error',
    does: ['flag-error'],
    source: 'VALB-21, ERR-41',
  },
  { from: '2', event: 'submit', when: 'owners', to: '3', does: [], source: 'VALB-19' },
  { from: '2', event: 'submit', to: '2', does: ['flag-error'], source: 'VALB-29' },
  {
    from: '3',
    event: 'submit',
    when: 'owner complete',
    to: '3, processing',
    does: ['begin-call'],
    source: 'VALB-19, CALL-08',
  },
  { from: '3', event: 'submit', to: '3', does: ['flag-error'], source: 'VALB-30' },
  {
    from: '3, processing',
    event: 'valued',
    to: 'summary',
    does: ['take-price'],
    source: 'VALB-11, VALB-19, CG-006',
  },
  {
    from: '3, processing',
    event: 'failed',
    to: 'error',
    does: ['flag-error'],
    source: 'VALB-21, ERR-41',
  },
  // No document tells of it, and browsers have the key for it (VA-1).
  { from: '2', event: 'back', to: '1', does: [], source: 'ours: the browser’s Back' },
  { from: '3', event: 'back', to: '2', does: [], source: 'ours: the browser’s Back' },
  ...CLEARED_FROM.map((from): MoveB => ({
    from,
    event: 'reset',
    to: '1',
    does: ['clear-everything'],
    source: 'VALB-20',
  })),
];

/** Reading B: four steps of one form, then the summary. */
export const JOURNEY_B: Journey<PlaceB, GuardB> = {
  reading: 'b',
  start: '1',
  places: PLACES,
  steps: STEP_TABLE,
  moves,
  guards,
  checks: { '1': vehicleFaults, '2': keepersFaults, '3': ownerFaults },
  waits: {
    '1, looking up': { call: 'look-up', askedAt: '1' },
    '3, processing': { call: 'value', askedAt: '3' },
  },
  withVehicle: ['2', '3'],
};
