import { valueIn } from '../../../../core/kernel/form/field';
import { VEHICLE_STEP } from '../../../copy/valuation/journey-b-copy';
import { REQUIRED_NOTE } from '../../../copy/forms/form-copy';
import { FieldsBox } from '../../../form/form.styles';
import { RegistrationField } from '../../../form/registration/registration-field';
import { useApp } from '../../../kit/app-context';
import { Button } from '../../../parts/button/button';
import { JourneyForm, sends } from '../journey/journey-form';
import { idOf, wrongWith, type JourneyOnPage } from '../journey/journey-on-page';
import { Ways } from '../journey/screen-parts.styles';
import { ShownField } from '../journey/shown-field';
import { branchField, MARK_FIELD, MILEAGE_FIELD } from './fields-b';
import { HaveReady } from './have-ready';
import { ResetButton } from './reset-button';
import { StepFrame } from './step-frame';

/** Step 1: registration, mileage and preferred branch (VALB-02, VALB-28). */
export function VehicleStep(page: JourneyOnPage) {
  const { journey, view, departments } = page;
  const { settings } = useApp();
  const asked = journey.preselected === undefined ? [branchField(departments)] : [];
  return (
    <StepFrame
      {...page}
      title={VEHICLE_STEP.title}
      lead={VEHICLE_STEP.lead}
      step={1}
      beside={<HaveReady />}
    >
      <JourneyForm {...page} fields={[MARK_FIELD, MILEAGE_FIELD, ...asked]}>
        <FieldsBox inert={view.busy !== undefined}>
          <p className="note">{REQUIRED_NOTE}</p>
          <RegistrationField
            id={idOf('vrm')}
            name="vrm"
            label={MARK_FIELD.label}
            required
            today={page.today}
            value={valueIn(view.state.typed, 'vrm')}
            error={wrongWith(view, MARK_FIELD)}
            onType={(typed) => {
              journey.type('vrm', typed);
            }}
            onLeave={() => {
              journey.leave('vrm');
            }}
          />
          <ShownField {...page} field={MILEAGE_FIELD} />
          {asked.map((field) => (
            <ShownField key={field.name} {...page} field={field} />
          ))}
        </FieldsBox>
        <Ways>
          <Button {...sends('submit')} busy={view.busy !== undefined} busyLabel={VEHICLE_STEP.busy}>
            {VEHICLE_STEP.submit}
          </Button>
          {settings.valuationReset === 'always' && <ResetButton view={view} />}
        </Ways>
      </JourneyForm>
    </StepFrame>
  );
}
