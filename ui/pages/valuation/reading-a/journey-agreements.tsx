import { OPT_IN_CHANNELS } from '../../../../core/enquiry/public';
import { TICKED, valueIn } from '../../../../core/kernel/form/field';
import { PRIVACY_ADDRESS, TERMS_WORDS } from '../../../copy/valuation/journey-a-copy';
import { LoneCheckbox } from '../../../form/lone-checkbox';
import { SiteLink } from '../../../parts/site-link/site-link';
import { TERMS_FIELD } from './journey-fields';
import { idOf, wrongWith, type JourneyOnPage } from '../journey/journey-on-page';
import { OptIns } from '../journey/opt-ins';

/** The terms to agree to, and the channels to opt in to (VALA-25, VALA-27, VALA-37, VALA-39). */
export function JourneyAgreements({ journey, view }: Pick<JourneyOnPage, 'journey' | 'view'>) {
  const { typed } = view.state;
  return (
    <>
      <OptIns {...{ journey, view }} channels={OPT_IN_CHANNELS} />
      <LoneCheckbox
        id={idOf('terms')}
        name="terms"
        label={
          <>
            <span>{TERMS_WORDS.before}</span>
            <SiteLink href={PRIVACY_ADDRESS} target="_blank">
              {TERMS_WORDS.link}
            </SiteLink>
            <span>{TERMS_WORDS.after}</span>
          </>
        }
        error={wrongWith(view, TERMS_FIELD)}
        value={valueIn(typed, 'terms') === TICKED ? TICKED : ''}
        onChange={(value) => {
          journey.type('terms', value);
        }}
      />
    </>
  );
}
