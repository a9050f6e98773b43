import { valueIn } from '../../kernel/form/field';
import type { JourneyFaults } from '../model/journey-fault';
import {
  askedField,
  faultsOf,
  fieldFault,
  firstRegisteredFault,
  markFault,
  milesFault,
  settlementFault,
  type JourneyField,
} from '../rules/field-checks';
import { TITLES } from '../rules/titles';
import type { JourneyContext, JourneyFacts } from './journey';
import { ownerFieldFaults } from './owner-fields';

/** Of a vehicle that is described by hand (VALA-22), in order. */
export const VEHICLE_FIELDS_A: readonly JourneyField[] = [
  askedField('vrm'),
  askedField('make'),
  askedField('model'),
  askedField('trim'),
  askedField('date_first_registered'),
  askedField('mileage'),
];

/** Of whoever has no price and is rung instead (VALA-25), in order; `title` and the branch are chosen. */
export const ENQUIRER_FIELDS_A: readonly JourneyField[] = [
  askedField('title', { kind: 'select' }),
  askedField('first_name', { slug: 'first_name' }),
  askedField('last_name', { slug: 'last_name' }),
  askedField('_organisational_unit', { kind: 'dealership' }),
  askedField('email_address', { kind: 'email' }),
  askedField('telephone', { required: false }),
];

export const typedIn = ({ typed }: JourneyFacts, field: string): string =>
  valueIn(typed, field).trim();

/** VALA-04, VALA-10. */
export const bannerFaults = (state: JourneyFacts): JourneyFaults =>
  faultsOf({
    vrm: markFault(typedIn(state, 'vrm')),
    mileage: milesFault(typedIn(state, 'mileage')),
  });

/** VALA-17; a sum that cannot be read would be lost on the way. */
export const foundFaults = (state: JourneyFacts): JourneyFaults =>
  faultsOf({
    vrm: state.vehicle?.vrm === undefined ? { kind: 'missing' } : undefined,
    settlement: settlementFault(typedIn(state, 'settlement')),
  });

/** Whether all six are filled in, in whatever way (VALA-23, WE-113). */
export const isFilledInByHand = ({ typed }: Pick<JourneyFacts, 'typed'>): boolean =>
  VEHICLE_FIELDS_A.every(({ name }) => valueIn(typed, name).trim() !== '');

/** VALA-22, VALA-24; and again as the enquiry is sent (CG-021). */
export const byHandFaults = (state: JourneyFacts, context: JourneyContext): JourneyFaults => ({
  ...faultsOf(
    Object.fromEntries(
      VEHICLE_FIELDS_A.map((field) => [
        field.name,
        fieldFault({ ...field, slug: 'text' }, typedIn(state, field.name), context),
      ]),
    ),
  ),
  ...bannerFaults(state),
  ...faultsOf({
    date_first_registered: firstRegisteredFault(
      typedIn(state, 'date_first_registered'),
      context.today,
    ),
  }),
});

/** What was chosen on the banner arrives in the enquiry too, under its other name (CG-012, VA-6). */
const hasDepartment = (state: JourneyFacts, { preselected }: JourneyContext): boolean =>
  preselected !== undefined ||
  ['department_code', '_organisational_unit'].some((field) => typedIn(state, field) !== '');

const termsFault = (state: JourneyFacts) =>
  typedIn(state, 'terms') === '' ? ({ kind: 'terms-not-accepted' } as const) : undefined;

/** VALA-29, VALA-31. */
export function enquiryFaults(state: JourneyFacts, context: JourneyContext): JourneyFaults {
  const title = typedIn(state, 'title');
  const isTitle = TITLES.some((known) => known === title);
  return {
    ...byHandFaults(state, context),
    ...faultsOf(
      Object.fromEntries(
        ENQUIRER_FIELDS_A.map((field) => [
          field.name,
          fieldFault(field, typedIn(state, field.name), context),
        ]),
      ),
    ),
    ...faultsOf({
      title: title === '' ? { kind: 'missing' } : isTitle ? undefined : { kind: 'not-an-option' },
      _organisational_unit: hasDepartment(state, context) ? undefined : { kind: 'missing' },
      terms: termsFault(state),
    }),
  };
}

/** VALA-42, VALA-44, CG-004. */
export const ownerFaultsA = (state: JourneyFacts, context: JourneyContext): JourneyFaults => ({
  ...Object.fromEntries(ownerFieldFaults('a', (name) => typedIn(state, name), context)),
  ...faultsOf({
    department_code: hasDepartment(state, context) ? undefined : { kind: 'missing' },
    terms: termsFault(state),
  }),
});
