import { OPT_IN_CHANNELS } from '../../../../core/enquiry/public';
import { TICKED, valueIn } from '../../../../core/kernel/form/field';
import { optInsOf } from '../../../../core/valuation/public';
import { OPT_IN_WORDS } from '../../../copy/forms/form-copy';
import {
  OPT_IN_LEGEND,
  PRIVACY_ADDRESS,
  PRIVACY_LINK,
  TERMS_WORDS,
} from '../../../copy/valuation/journey-a-copy';
import { ChoiceSet } from '../../../form/choice-set';
import { LoneCheckbox } from '../../../form/lone-checkbox';
import { SiteLink } from '../../../parts/site-link/site-link';
import { TERMS_FIELD } from './journey-fields';
import { idOf, wrongWith, type JourneyOnPage } from './journey-on-page';

/** The terms to agree to, and the channels to opt in to (VALA-25, VALA-27, VALA-37, VALA-39). */
export function JourneyAgreements({ journey, view }: Pick<JourneyOnPage, 'journey' | 'view'>) {
  const { typed } = view.state;
  const ticked = optInsOf(typed);
  return (
    <>
      <ChoiceSet
        kind="checkbox"
        id={idOf('opt_in')}
        name="opt_in"
        legend={OPT_IN_LEGEND}
        hint={
          <SiteLink href={PRIVACY_ADDRESS} target="_blank">
            {PRIVACY_LINK}
          </SiteLink>
        }
        columns
        choices={OPT_IN_CHANNELS.map((channel) => ({
          value: channel,
          label: OPT_IN_WORDS[channel],
        }))}
        isChosen={(channel) => ticked.some((one) => one === channel)}
        onChoose={(channel, isTicked) => {
          const left = ticked.filter((one) => one !== channel);
          journey.type('opt_in', [...left, ...(isTicked ? [channel] : [])].join(','));
        }}
      />
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
