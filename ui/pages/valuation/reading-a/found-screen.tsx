import { isLeft } from 'fp-ts/Either';
import { valueIn } from '../../../../core/kernel/form/field';
import { shownDay } from '../../../../core/kernel/written-day';
import { readMileage } from '../../../../core/kernel/mileage';
import type { LookedUpVehicle } from '../../../../core/valuation/public';
import { SUBMIT_FAILED } from '../../../copy/forms/form-copy';
import { BACK } from '../../../copy/forms/step-copy';
import { FACT_WORDS, FOUND_WORDS, SCREENS_IN_ALL } from '../../../copy/valuation/journey-a-copy';
import { milesOf, plateOf } from '../../../copy/valuation/result-copy';
import { Button } from '../../../parts/button/button';
import { NumberPlate } from '../../../parts/number-plate/number-plate';
import { FactList, type Fact } from '../journey/fact-list';
import { FINANCE_FIELD, MARK_FIELD } from './journey-fields';
import { JourneyForm, sends } from '../journey/journey-form';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { OneColumn } from './one-column';
import { Ways } from '../journey/screen-parts.styles';
import { ShownField } from '../journey/shown-field';

const inWords = new Intl.NumberFormat('en-GB');

/** All nine, in the documents' order (VALA-13); one that nobody told is said to be not known. */
function factsOf(vehicle: LookedUpVehicle | undefined, miles: string): readonly Fact[] {
  const mileage = readMileage(miles);
  return [
    [FACT_WORDS.make, vehicle?.make],
    [FACT_WORDS.model, vehicle?.model],
    [FACT_WORDS.derivative, vehicle?.derivative],
    [FACT_WORDS.vrm, vehicle?.vrm === undefined ? undefined : plateOf(vehicle.vrm)],
    [FACT_WORDS.transmission, vehicle?.transmission],
    [
      FACT_WORDS.firstRegistered,
      vehicle?.firstRegistered === undefined ? undefined : shownDay(vehicle.firstRegistered),
    ],
    [FACT_WORDS.colour, vehicle?.colour],
    [
      FACT_WORDS.engineSize,
      vehicle?.engineSize === undefined ? undefined : `${inWords.format(vehicle.engineSize)} cc`,
    ],
    [FACT_WORDS.mileage, isLeft(mileage) ? undefined : milesOf(mileage.right)],
  ];
}

/** What was found, to be agreed to (VALA-12 to VALA-20). */
export function FoundScreen(page: JourneyOnPage) {
  const { vehicle, typed } = page.view.state;
  return (
    <OneColumn
      {...page}
      title={FOUND_WORDS.title}
      lead={FOUND_WORDS.lead}
      place={{ step: 2, all: SCREENS_IN_ALL }}
    >
      <JourneyForm {...page} fields={[MARK_FIELD, FINANCE_FIELD]} failedTitle={SUBMIT_FAILED}>
        <input type="hidden" name="vrm" value={valueIn(typed, 'vrm')} />
        {vehicle?.vrm !== undefined && (
          <div id="valuation-vrm" tabIndex={-1}>
            <NumberPlate registration={plateOf(vehicle.vrm)} size="large" />
          </div>
        )}
        <FactList facts={factsOf(vehicle, valueIn(typed, 'mileage'))} />
        <ShownField {...page} field={FINANCE_FIELD} />
        <Ways>
          <Button {...sends('submit')}>{FOUND_WORDS.submit}</Button>
          <Button {...sends('back')} kind="quiet">
            {BACK}
          </Button>
          <Button {...sends('not-your-car')} kind="link">
            {FOUND_WORDS.notYours}
          </Button>
        </Ways>
      </JourneyForm>
    </OneColumn>
  );
}
