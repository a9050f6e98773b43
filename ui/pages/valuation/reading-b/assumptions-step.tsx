import type { OptInChannel } from '../../../../core/enquiry/public';
import { REQUIRED_NOTE, SUBMIT_FAILED } from '../../../copy/forms/form-copy';
import { BACK } from '../../../copy/forms/step-copy';
import { ASSUMPTIONS_STEP } from '../../../copy/valuation/journey-b-copy';
import { FieldsBox, SectionBox } from '../../../form/form.styles';
import { Button } from '../../../parts/button/button';
import { Icon } from '../../../parts/icon/icon';
import { JourneyForm, sends } from '../journey/journey-form';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { OptIns } from '../journey/opt-ins';
import { Ways } from '../journey/screen-parts.styles';
import { ShownField } from '../journey/shown-field';
import { ToldBefore } from '../journey/told-before';
import { OPT_INS_FIELD, OWNER_FIELDS_B } from './fields-b';
import { Assumed } from './reading-b.styles';
import { ResetButton } from './reset-button';
import { VehicleBeside } from '../journey/vehicle-beside';
import { StepFrame } from './step-frame';

/** In the documents' order. */
const CHANNELS = ['email', 'postal', 'sms', 'telephone'] as const satisfies OptInChannel[];

/** Step 3: what is taken for granted, and whom to tell the price (VALB-04, VALB-30). */
export function AssumptionsStep(page: JourneyOnPage) {
  const { view } = page;
  return (
    <StepFrame
      {...page}
      title={ASSUMPTIONS_STEP.title}
      step={3}
      beside={<VehicleBeside {...page} />}
    >
      <Assumed>
        <p>{ASSUMPTIONS_STEP.lead}</p>
        <ul>
          <li>
            <Icon name="check" size={20} />
            <span>{ASSUMPTIONS_STEP.assumption}</span>
          </li>
        </ul>
        <p className="soft">{ASSUMPTIONS_STEP.otherwise}</p>
      </Assumed>
      <JourneyForm
        {...page}
        fields={[...OWNER_FIELDS_B, OPT_INS_FIELD]}
        failedTitle={SUBMIT_FAILED}
      >
        <SectionBox aria-labelledby="your-details">
          <h2 id="your-details">{ASSUMPTIONS_STEP.details}</h2>
          <FieldsBox inert={view.busy !== undefined}>
            <ToldBefore {...page} fields={OWNER_FIELDS_B} />
            <p className="note">{REQUIRED_NOTE}</p>
            {OWNER_FIELDS_B.map((field) => (
              <ShownField key={field.name} {...page} field={field} />
            ))}
            <OptIns {...page} channels={CHANNELS} />
          </FieldsBox>
        </SectionBox>
        <Ways>
          <Button
            {...sends('submit')}
            busy={view.busy !== undefined}
            busyLabel={ASSUMPTIONS_STEP.busy}
          >
            {ASSUMPTIONS_STEP.submit}
          </Button>
          <Button {...sends('back')} kind="quiet">
            {BACK}
          </Button>
          <ResetButton view={view} />
        </Ways>
      </JourneyForm>
    </StepFrame>
  );
}
