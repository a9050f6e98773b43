import { useState } from 'react';
import { branchOfJourney } from '../../../../core/valuation/public';
import { REQUIRED_NOTE, SUBMIT_FAILED } from '../../../copy/forms/form-copy';
import { BACK } from '../../../copy/forms/step-copy';
import { ABOUT_YOU_WORDS, SCREENS_IN_ALL } from '../../../copy/valuation/journey-a-copy';
import { FieldsBox } from '../../../form/form.styles';
import { Button } from '../../../parts/button/button';
import { JourneyAgreements } from './journey-agreements';
import { branchField, OWNER_FIELDS_SHOWN, TERMS_FIELD } from './journey-fields';
import { JourneyForm, sends } from '../journey/journey-form';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { OneColumn } from './one-column';
import { Ways } from '../journey/screen-parts.styles';
import { ShownField } from '../journey/shown-field';
import { ToldBefore } from '../journey/told-before';

/** Who asks for the price (VALA-36 to VALA-44); the branch too, where none is chosen yet (CG-004). */
export function AboutYouScreen(page: JourneyOnPage) {
  const { journey, view, departments } = page;
  const chosen = branchOfJourney(departments, view.state.typed, journey.preselected?.code);
  // Once it is asked it stays: a field must not go as it is answered.
  const [isBranchAsked] = useState(chosen === undefined);
  const fields = [...OWNER_FIELDS_SHOWN, ...(isBranchAsked ? [branchField(departments)] : [])];
  return (
    <OneColumn
      {...page}
      title={ABOUT_YOU_WORDS.title}
      lead={ABOUT_YOU_WORDS.lead}
      place={{ step: 3, all: SCREENS_IN_ALL }}
      isBesideVehicle
    >
      <JourneyForm {...page} fields={[...fields, OPT_INS, TERMS_FIELD]} failedTitle={SUBMIT_FAILED}>
        <FieldsBox inert={view.busy !== undefined}>
          <ToldBefore {...page} fields={fields} />
          <p className="note">{REQUIRED_NOTE}</p>
          {fields.map((field) => (
            <ShownField key={field.name} {...page} field={field} />
          ))}
          <JourneyAgreements {...page} />
        </FieldsBox>
        <Ways>
          <Button
            {...sends('submit')}
            busy={view.busy === 'value'}
            busyLabel={ABOUT_YOU_WORDS.busy}
          >
            {ABOUT_YOU_WORDS.submit}
          </Button>
          <Button {...sends('back')} kind="quiet">
            {BACK}
          </Button>
        </Ways>
      </JourneyForm>
    </OneColumn>
  );
}

/** Nothing can be wrong with them. */
const OPT_INS = { ...TERMS_FIELD, name: 'opt_in' };
