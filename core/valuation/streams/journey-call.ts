import { isLeft, type Either } from 'fp-ts/Either';
import { map, of, type Observable } from 'rxjs';
import {
  OPT_IN_CHANNELS,
  sourceToSend,
  submissionKey,
  type EnquiryDesk,
  type EnquiryFacts,
  type OptInChannel,
  type Receipt,
  type SendFailure,
  type Submission,
} from '../../enquiry/public';
import { TICKED, valueIn } from '../../kernel/form/field';
import { tidyLine } from '../../kernel/tidy-text';
import type { GatewayFailure } from '../../kernel/failure';
import type { JourneyCall, JourneyEvent, JourneyFacts } from '../journey/journey';
import { ENQUIRER_FIELDS_A, VEHICLE_FIELDS_A } from '../journey/checks-a';
import type { ConditionSent } from '../model/condition';
import type { Department } from '../model/department';
import type { Reading } from '../model/reading';
import type { ValuationRequest } from '../model/valuation-request';
import type { Valuer } from '../ports/valuer';
import { branchOfJourney, unitOf } from '../rules/branch-of-journey';
import { optInsOf } from '../rules/opt-ins';
import { VALUATION_FORM_ID } from '../rules/valuation-form-id';
import { checkOwner } from '../rules/check-owner';
import { readMileage } from '../../kernel/mileage';
import { readSettlement } from '../rules/read-settlement';
import { CARE_CHOICES } from '../rules/service-history';
import { lookUpVehicle } from './look-up-vehicle';
import { valueVehicle } from './value-vehicle';

/** Whom a journey calls. */
export interface CalledPorts {
  readonly valuer: Pick<Valuer, 'lookUp' | 'process' | 'fetch'>;
  readonly desk: EnquiryDesk;
}

/** What a call carries beside what is typed. */
export interface CallFacts {
  readonly reading: Reading;
  /** The journey's own: what is sent goes under keys made of it and of what it says. */
  readonly key: string;
  readonly departments: readonly Department[];
  /** By its code. */
  readonly preselected: string | undefined;
  readonly condition: ConditionSent;
  /** Undefined consent: the shopper has not answered. */
  readonly enquiry: Pick<EnquiryFacts, 'source' | 'consent'>;
}

/** What became of a call: the event that it is to the journey, and what else is to be said. */
export interface CallAnswer {
  readonly event: JourneyEvent;
  readonly failure?: SendFailure;
  readonly receipt?: Receipt;
}

/** Makes the call that a journey waits for; it answers to the attempt that asked, and to no other. */
export function journeyCall(
  call: JourneyCall,
  { valuer, desk }: CalledPorts,
  state: JourneyFacts,
  facts: CallFacts,
): Observable<CallAnswer> {
  switch (call) {
    case 'look-up':
      return lookedUp(valuer, state, facts);
    case 'value':
      return valued(valuer, state, facts);
    case 'enquire':
      return enquired(desk, state, facts);
  }
}

const failed = ({ attempt }: JourneyFacts, failure: SendFailure): CallAnswer => ({
  event: { kind: 'failed', attempt },
  failure,
});

/** What is no journey's fault must not be sent: it would be answered for somebody else. */
const INCOMPLETE: GatewayFailure = { kind: 'unreadable', problems: [] };
const NO_PRICES: GatewayFailure = {
  kind: 'unreadable',
  problems: [{ path: 'cap_average', expected: 'three prices' }],
};

function lookedUp(
  valuer: CalledPorts['valuer'],
  state: JourneyFacts,
  { reading, departments, preselected, condition }: CallFacts,
): Observable<CallAnswer> {
  const { typed, attempt } = state;
  const mileage = readMileage(valueIn(typed, 'mileage'));
  if (isLeft(mileage)) return of(failed(state, INCOMPLETE));
  const departmentCode = branchOfJourney(departments, typed, preselected)?.code;
  return lookUpVehicle(valuer, {
    reading,
    vrm: tidyLine(valueIn(typed, 'vrm')),
    mileage: mileage.right,
    ...(reading === 'b' && { condition: condition.b }),
    ...(departmentCode !== undefined && { departmentCode }),
  }).pipe(
    map((answer): CallAnswer => {
      if (isLeft(answer)) return failed(state, answer.left);
      const outcome = answer.right;
      switch (outcome.kind) {
        case 'found':
          return { event: { kind: 'found', attempt, vehicle: outcome.vehicle } };
        case 'valued':
          return outcome.valuation.prices === undefined
            ? failed(state, NO_PRICES)
            : { event: { kind: 'valued', attempt, valuation: outcome.valuation } };
        case 'already-valued':
        case 'not-found':
          return { event: { kind: outcome.kind, attempt } };
      }
    }),
  );
}

function valued(
  valuer: CalledPorts['valuer'],
  state: JourneyFacts,
  facts: CallFacts,
): Observable<CallAnswer> {
  const request = requestOf(state, facts);
  if (request === undefined) return of(failed(state, INCOMPLETE));
  return valueVehicle(valuer, request).pipe(
    map((answer): CallAnswer => {
      if (isLeft(answer)) return failed(state, answer.left);
      return answer.right.prices === undefined
        ? failed(state, NO_PRICES)
        : { event: { kind: 'valued', attempt: state.attempt, valuation: answer.right } };
    }),
  );
}

/** What is asked for (CALL-06, CALL-08); nothing where the journey has not gathered it. */
function requestOf(state: JourneyFacts, facts: CallFacts): ValuationRequest | undefined {
  const { typed, vehicle } = state;
  const { reading, departments, preselected, condition, enquiry } = facts;
  const mileage = readMileage(valueIn(typed, 'mileage'));
  const settlement = readSettlement(reading === 'a' ? valueIn(typed, 'settlement') : '');
  const branch = branchOfJourney(departments, typed, preselected);
  const owner = checkOwner(reading, {
    name: valueIn(typed, 'name'),
    email: valueIn(typed, reading === 'a' ? 'email_address' : 'email'),
    telephone: valueIn(typed, 'telephone'),
    postcode: valueIn(typed, 'postcode'),
    terms: valueIn(typed, 'terms') === TICKED,
  });
  if (vehicle?.vrm === undefined || branch === undefined) return undefined;
  if (isLeft(mileage) || isLeft(settlement) || isLeft(owner)) return undefined;
  const keepers = valueIn(typed, 'previous_keepers').trim();
  const request: Omit<ValuationRequest, 'key'> = {
    reading,
    vehicle: {
      ...vehicle,
      vrm: vehicle.vrm,
      ...(reading === 'b' && {
        care:
          CARE_CHOICES.find((choice) => choice === valueIn(typed, 'service_history')) ??
          vehicle.care,
        previousKeepers: /^\d{1,2}$/.test(keepers) ? Number(keepers) : vehicle.previousKeepers,
      }),
    },
    mileage: mileage.right,
    condition: condition[reading],
    departmentCode: branch.code,
    owner: owner.right,
    ...(settlement.right !== undefined && { settlement: settlement.right }),
    optIns: optInsOf(typed),
    source: sourceToSend(enquiry.source, enquiry.consent),
  };
  return { ...request, key: keyOfRequest(facts.key, request) };
}

/** The same price asked for again has the same key; any other asks for another (FV-1). */
function keyOfRequest(journeyKey: string, request: Omit<ValuationRequest, 'key'>): string {
  const { vehicle, mileage, departmentCode, owner, settlement, optIns } = request;
  return submissionKey(journeyKey, {
    fields: Object.entries({
      vrm: vehicle.vrm,
      care: vehicle.care,
      previousKeepers: String(vehicle.previousKeepers),
      mileage: String(mileage),
      departmentCode,
      settlement: String(settlement ?? ''),
      ...owner,
    }),
    termsAccepted: true,
    optIns: channelsOf(optIns),
  });
}

const channelsOf = (ticked: readonly OptInChannel[]) =>
  Object.fromEntries(OPT_IN_CHANNELS.map((channel) => [channel, ticked.includes(channel)]));

/** Sent beside the fields that are typed (CALL-11). */
const CONDITION = 'condition';

const named = ({ name }: { readonly name: string }): string => name;

/** The vehicle and whoever asks, for somebody to look at (CALL-11, CALL-12). */
function enquired(
  desk: EnquiryDesk,
  state: JourneyFacts,
  { key, departments, preselected, condition, enquiry }: CallFacts,
): Observable<CallAnswer> {
  const { typed, attempt } = state;
  const branch = branchOfJourney(departments, typed, preselected);
  if (branch === undefined) return of(failed(state, INCOMPLETE));
  const unit = unitOf(branch);
  const mileage = readMileage(valueIn(typed, 'mileage'));
  const sent: Readonly<Record<string, string>> = {
    _organisational_unit: unit,
    [CONDITION]: condition.label,
    ...(!isLeft(mileage) && { mileage: String(mileage.right) }),
  };
  const content: Pick<Submission, 'fields' | 'termsAccepted' | 'optIns'> = {
    fields: [...VEHICLE_FIELDS_A.map(named), CONDITION, ...ENQUIRER_FIELDS_A.map(named)]
      .map((name) => [name, sent[name] ?? tidyLine(valueIn(typed, name))] as const)
      .filter(([, value]) => value !== ''),
    termsAccepted: valueIn(typed, 'terms') === TICKED,
    optIns: channelsOf(optInsOf(typed)),
  };
  return desk
    .submit({
      formId: VALUATION_FORM_ID,
      key: submissionKey(key, content),
      ...content,
      dealership: unit,
      source: sourceToSend(enquiry.source, enquiry.consent),
    })
    .pipe(
      map((answer: Either<SendFailure, Receipt>): CallAnswer =>
        isLeft(answer)
          ? failed(state, answer.left)
          : { event: { kind: 'sent', attempt }, receipt: answer.right },
      ),
    );
}
