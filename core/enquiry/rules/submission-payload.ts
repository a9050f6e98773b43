import { TICKED, valueIn, type FormValues } from '../../kernel/form/field';
import type { Consent } from '../../tracking/public';
import { optInName, TERMS_NAME, TRAP_NAME, type FormDefinition } from '../model/form-definition';
import type { EnquirySource, EnquiryVehicle, Submission } from '../model/submission';
import { photographIds, PHOTOGRAPHS_NAME } from '../model/photograph';
import { askedFields } from './asked-fields';
import { hasPhotographs } from './form-names';
import { sourceToSend } from './source-to-send';
import { submissionKey } from './submission-key';
import { sentValue } from './tidy-value';

/** What an enquiry carries beside what is typed. */
export interface EnquiryFacts {
  readonly vehicle?: EnquiryVehicle;
  /** The dealership it goes to, where the form does not ask. */
  readonly dealership?: string;
  readonly source: EnquirySource;
  /** Undefined where the shopper has not answered. */
  readonly consent: Consent | undefined;
}

/**
 * A form as it leaves (FORM-18): of its fields those that are asked and hold something (FORM-19,
 * EN-10), and nothing that the definition does not name.
 */
export function submissionPayload(
  definition: FormDefinition,
  values: FormValues,
  formKey: string,
  { vehicle, dealership, source, consent }: EnquiryFacts,
): Submission {
  const asked = askedFields(definition, values);
  const fields = asked
    .map((field) => [field.name, sentValue(field, valueIn(values, field.name))] as const)
    .filter(([, value]) => value !== '');
  const chosen = asked.find(({ kind }) => kind === 'dealership');
  const goesTo = (chosen && sentValue(chosen, valueIn(values, chosen.name))) || dealership;
  const photographs = hasPhotographs(definition)
    ? photographIds(valueIn(values, PHOTOGRAPHS_NAME))
    : [];
  const content = {
    fields,
    termsAccepted: valueIn(values, TERMS_NAME) === TICKED,
    optIns: Object.fromEntries(
      definition.optIns.map((channel) => [channel, valueIn(values, optInName(channel)) === TICKED]),
    ),
    ...(photographs.length > 0 && { photographs }),
  };
  return {
    formId: definition.id,
    key: submissionKey(formKey, content),
    ...content,
    ...(vehicle !== undefined && { vehicle }),
    ...(goesTo !== undefined && { dealership: goesTo }),
    source: sourceToSend(source, consent),
    ...(valueIn(values, TRAP_NAME) !== '' && { suspect: true }),
  };
}
