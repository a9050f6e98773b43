import { searchPath } from '../../../../core/search/public';
import { branchOfJourney, isFilledInByHand, unitOf } from '../../../../core/valuation/public';
import { REFERENCE, REQUIRED_NOTE } from '../../../copy/forms/form-copy';
import { BACK } from '../../../copy/forms/step-copy';
import { BY_HAND_WORDS } from '../../../copy/valuation/journey-a-copy';
import { FieldPair, FieldsBox, ReceiptBox } from '../../../form/form.styles';
import { useHydrated } from '../../../kit/use-hydrated';
import { Button, ButtonLink } from '../../../parts/button/button';
import { JourneyAgreements } from './journey-agreements';
import { BY_HAND_FIELDS, enquirerFields, TERMS_FIELD } from './journey-fields';
import { JourneyForm, sends } from '../journey/journey-form';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { OneColumn } from './one-column';
import { Ways } from '../journey/screen-parts.styles';
import { ScreenTitle } from '../journey/screen-title';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import { ShownField } from '../journey/shown-field';
import { ToldBefore } from '../journey/told-before';

const PARTS = 2;

/** The vehicle by hand, where no lookup finds it (VALA-21 to VALA-24). */
export function VehicleByHandScreen(page: JourneyOnPage) {
  const { view } = page;
  const isAlive = useHydrated();
  const isClosed = isAlive && !isFilledInByHand(view.state);
  return (
    <OneColumn
      {...page}
      title={BY_HAND_WORDS.title}
      lead={BY_HAND_WORDS.lead}
      place={{ step: 1, all: PARTS }}
    >
      <JourneyForm {...page} fields={BY_HAND_FIELDS}>
        <FieldsBox>
          <h2>{BY_HAND_WORDS.vehicle}</h2>
          {BY_HAND_FIELDS.map((field) => (
            <ShownField key={field.name} {...page} field={field} />
          ))}
        </FieldsBox>
        <Ways>
          <Button {...sends('submit')} disabled={isClosed}>
            {BY_HAND_WORDS.next}
          </Button>
          <Button {...sends('back')} kind="quiet">
            {BACK}
          </Button>
          {isClosed && <p className="note">{BY_HAND_WORDS.allSix}</p>}
        </Ways>
      </JourneyForm>
    </OneColumn>
  );
}

/** Who is to be rung about it (VALA-25 to VALA-31). */
export function EnquirerScreen(page: JourneyOnPage) {
  const { journey, view, departments } = page;
  const chosen = branchOfJourney(departments, view.state.typed, journey.preselected?.code);
  const fields = enquirerFields(departments).filter(
    ({ name }) => name !== '_organisational_unit' || journey.preselected === undefined,
  );
  const field = (name: string) =>
    fields
      .filter((one) => one.name === name)
      .map((one) => (
        <ShownField
          key={name}
          {...page}
          field={one}
          otherwise={
            name === '_organisational_unit' && chosen !== undefined ? unitOf(chosen) : undefined
          }
        />
      ));
  return (
    <OneColumn {...page} title={BY_HAND_WORDS.title} place={{ step: 2, all: PARTS }}>
      <JourneyForm
        {...page}
        fields={[...fields, { ...TERMS_FIELD, name: 'opt_in' }, TERMS_FIELD]}
        failedTitle={BY_HAND_WORDS.failed}
      >
        <FieldsBox inert={view.busy !== undefined}>
          <h2>{BY_HAND_WORDS.person}</h2>
          <ToldBefore {...page} fields={fields} />
          <p className="note">{REQUIRED_NOTE}</p>
          {field('title')}
          <FieldPair>
            {field('first_name')}
            {field('last_name')}
          </FieldPair>
          {field('_organisational_unit')}
          {field('email_address')}
          {field('telephone')}
          <JourneyAgreements {...page} />
        </FieldsBox>
        <Ways>
          <Button
            {...sends('submit')}
            busy={view.busy === 'enquire'}
            busyLabel={BY_HAND_WORDS.busy}
          >
            {BY_HAND_WORDS.submit}
          </Button>
          <Button {...sends('back')} kind="quiet">
            {BACK}
          </Button>
        </Ways>
      </JourneyForm>
    </OneColumn>
  );
}

/** That somebody has it now (VALA-32, VALA-33). */
export const SentScreen = (page: JourneyOnPage) => (
  <PageFrame>
    <ScreenTitle {...page} title={BY_HAND_WORDS.sentTitle} />
    <ReceiptBox>
      <p>{BY_HAND_WORDS.sent}</p>
      {page.view.receipt?.reference !== undefined && (
        <p>
          <span>{REFERENCE}</span>{' '}
          <strong className="reference">{page.view.receipt.reference}</strong>
        </p>
      )}
      <ButtonLink href={searchPath('cars')}>{BY_HAND_WORDS.search}</ButtonLink>
    </ReceiptBox>
  </PageFrame>
);
