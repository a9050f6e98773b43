import type { OptInChannel } from '../../../../core/enquiry/public';
import { optInsOf } from '../../../../core/valuation/public';
import { OPT_IN_WORDS } from '../../../copy/forms/form-copy';
import {
  OPT_IN_LEGEND,
  PRIVACY_ADDRESS,
  PRIVACY_LINK,
} from '../../../copy/valuation/journey-a-copy';
import { ChoiceSet } from '../../../form/choice-set';
import { SiteLink } from '../../../parts/site-link/site-link';
import { idOf, type JourneyOnPage } from './journey-on-page';

interface OptInsProps extends Pick<JourneyOnPage, 'journey' | 'view'> {
  /** In the order in which they stand. */
  readonly channels: readonly OptInChannel[];
}

/** The channels to opt in to (VALA-39, VALB-04). */
export function OptIns({ journey, view, channels }: OptInsProps) {
  const ticked = optInsOf(view.state.typed);
  return (
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
      choices={channels.map((channel) => ({ value: channel, label: OPT_IN_WORDS[channel] }))}
      isChosen={(channel) => ticked.some((one) => one === channel)}
      onChoose={(channel, isTicked) => {
        const left = ticked.filter((one) => one !== channel);
        journey.type('opt_in', [...left, ...(isTicked ? [channel] : [])].join(','));
      }}
    />
  );
}
