import {
  optInName,
  PHOTOGRAPHS_NAME,
  TERMS_NAME,
  type FieldFault,
  type FormField,
  type SectionExtra,
} from '../../core/enquiry/public';
import { memberOf, TICKED, valueIn } from '../../core/kernel/form/field';
import { faultSentence, OPT_IN_WORDS, TERMS_SENTENCE } from '../copy/forms/form-copy';
import { SiteLink } from '../parts/site-link/site-link';
import { ChoiceSet } from './choice-set';
import type { FormInParts } from './form-in-parts';
import { LoneCheckbox } from './lone-checkbox';

interface AgreementsProps extends FormInParts {
  readonly extras: readonly SectionExtra[];
}

/** What is wrong with the terms, as with any field. */
export const TERMS_FIELD: Pick<FormField, 'label' | 'kind' | 'name'> = {
  label: 'Terms and Conditions',
  kind: 'checkbox',
  name: TERMS_NAME,
};

/** What is wrong with photographs. */
export const PHOTOGRAPHS_FIELD: typeof TERMS_FIELD = {
  label: 'Photographs',
  kind: 'text',
  name: PHOTOGRAPHS_NAME,
};

/** The channels to opt in to and the terms to agree to, as far as they stand here and the form has them. */
export function Agreements({ extras, form, state, definition, idOf }: AgreementsProps) {
  const { values, faults } = state;
  const { optIns, optInDescription = '', forceTerms, terms } = definition;
  const termsFault = memberOf<FieldFault>(faults, TERMS_NAME);
  return (
    <>
      {extras.includes('opt-ins') && optIns.length > 0 && (
        <ChoiceSet
          kind="checkbox"
          id={idOf('opt-in')}
          name={(name) => name}
          legend={optInDescription}
          columns
          choices={optIns.map((channel) => ({
            value: optInName(channel),
            label: OPT_IN_WORDS[channel],
          }))}
          isChosen={(name) => valueIn(values, name) === TICKED}
          onChoose={(name, isTicked) => {
            form.change(name, isTicked ? TICKED : '');
          }}
        />
      )}
      {extras.includes('terms') && (forceTerms || terms !== undefined) && (
        <LoneCheckbox
          id={idOf(TERMS_NAME)}
          name={TERMS_NAME}
          label={
            <>
              <span>{TERMS_SENTENCE.before}</span>
              <SiteLink href="/terms-and-conditions/" target="_blank">
                {TERMS_SENTENCE.link}
              </SiteLink>
            </>
          }
          required={forceTerms}
          error={termsFault && faultSentence(TERMS_FIELD, termsFault)}
          value={valueIn(values, TERMS_NAME)}
          onChange={(value) => {
            form.change(TERMS_NAME, value);
          }}
        />
      )}
    </>
  );
}
