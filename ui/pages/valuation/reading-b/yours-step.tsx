import { isLeft } from 'fp-ts/Either';
import { valueIn } from '../../../../core/kernel/form/field';
import { shownDay } from '../../../../core/kernel/written-day';
import { readMileage } from '../../../../core/kernel/mileage';
import type { LookedUpVehicle } from '../../../../core/valuation/public';
import { BACK } from '../../../copy/forms/step-copy';
import { FACT_WORDS } from '../../../copy/valuation/journey-a-copy';
import { ENGINE, FUEL, REGISTERED, YOURS_STEP } from '../../../copy/valuation/journey-b-copy';
import { milesOf, plateOf } from '../../../copy/valuation/result-copy';
import { FieldsBox } from '../../../form/form.styles';
import { Button } from '../../../parts/button/button';
import { NumberPlate } from '../../../parts/number-plate/number-plate';
import { FactList, type Fact } from '../journey/fact-list';
import { JourneyForm, sends } from '../journey/journey-form';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { Ways } from '../journey/screen-parts.styles';
import { VehiclePicture } from '../journey/vehicle-picture';
import { ShownField } from '../journey/shown-field';
import { HISTORY_FIELD, KEEPERS_FIELD } from './fields-b';
import { ResetButton } from './reset-button';
import { StepFrame } from './step-frame';

function factsOf(vehicle: LookedUpVehicle, miles: string): readonly Fact[] {
  const mileage = readMileage(miles);
  const { firstRegistered } = vehicle;
  return [
    [FACT_WORDS.make, vehicle.make],
    [FACT_WORDS.model, vehicle.model],
    [FACT_WORDS.derivative, vehicle.derivative],
    [FUEL, vehicle.fuel],
    ...(vehicle.engine === undefined ? [] : [[ENGINE, vehicle.engine] as const]),
    [FACT_WORDS.transmission, vehicle.transmission],
    [FACT_WORDS.colour, vehicle.colour],
    [REGISTERED, firstRegistered === undefined ? undefined : shownDay(firstRegistered)],
    [FACT_WORDS.mileage, isLeft(mileage) ? undefined : milesOf(mileage.right)],
  ];
}

/** Step 2: what was found, and what only its keeper knows (VALB-03, VALB-22, VALB-23, VALB-29). */
export function YoursStep(page: JourneyOnPage) {
  const { view } = page;
  const { vehicle, typed } = view.state;
  if (vehicle === undefined) return null;
  return (
    <StepFrame {...page} title={YOURS_STEP.title} lead={YOURS_STEP.lead} step={2}>
      <JourneyForm {...page} fields={[HISTORY_FIELD, KEEPERS_FIELD]}>
        <VehiclePicture vehicle={vehicle} />
        {vehicle.vrm !== undefined && (
          <div>
            <NumberPlate registration={plateOf(vehicle.vrm)} size="large" />
          </div>
        )}
        <FactList facts={factsOf(vehicle, valueIn(typed, 'mileage'))} />
        <FieldsBox>
          <ShownField {...page} field={HISTORY_FIELD} otherwise={vehicle.care} />
          <ShownField {...page} field={KEEPERS_FIELD} otherwise={String(vehicle.previousKeepers)} />
        </FieldsBox>
        <Ways>
          <Button {...sends('submit')}>{YOURS_STEP.submit}</Button>
          <Button {...sends('back')} kind="quiet">
            {BACK}
          </Button>
          <ResetButton view={view} />
        </Ways>
      </JourneyForm>
    </StepFrame>
  );
}
