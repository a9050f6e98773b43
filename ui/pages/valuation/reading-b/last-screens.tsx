import { branchOfJourney, summaryPath, type Department } from '../../../../core/valuation/public';
import { ALREADY_VALUED, IS_VALUED, NOT_VALUED } from '../../../copy/valuation/journey-b-copy';
import { ANOTHER_VEHICLE } from '../../../copy/valuation/result-copy';
import { WAITING } from '../../../copy/valuation/summary-copy';
import { useApp } from '../../../kit/app-context';
import { ButtonLink } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { JourneyForm } from '../journey/journey-form';
import type { JourneyOnPage } from '../journey/journey-on-page';
import { Ways } from '../journey/screen-parts.styles';
import { WaitingBand } from '../way/waiting-band';
import { wayToBranch, type WayToBranch } from '../way/way-to-branch';
import { ResetButton } from './reset-button';
import { StepFrame } from './step-frame';

const asBranch = ({ code, slug = code, name, telephone }: Department) => ({
  id: code,
  slug,
  name,
  ...(telephone !== undefined && { telephone }),
});

/** The slug of the branch that was chosen on the first step (CG-005). */
export const chosenBranch = ({ journey, view, departments }: JourneyOnPage): string | undefined =>
  branchOfJourney(departments, view.state.typed, journey.preselected?.code)?.slug;

function useWay(page: JourneyOnPage, chosen: string | undefined): WayToBranch {
  const { settings } = useApp();
  return wayToBranch(settings, page.departments.map(asBranch), chosen);
}

/** Step 4 in place, of a vehicle that was valued before (VALB-18, ERR-42, CG-008). */
export function AlreadyValuedStep(page: JourneyOnPage) {
  const way = useWay(page, chosenBranch(page));
  return (
    <StepFrame {...page} title={WAITING.title} step={4}>
      <Notice title={ALREADY_VALUED.title}>
        <p>{ALREADY_VALUED.text}</p>
      </Notice>
      <WaitingBand way={way} />
      <JourneyForm {...page} fields={[]}>
        <Ways>
          <ResetButton view={page.view} label={ANOTHER_VEHICLE} />
        </Ways>
      </JourneyForm>
    </StepFrame>
  );
}

/** The apology in place of the steps (VALB-21, ERR-41). */
export function ApologyScreen(page: JourneyOnPage) {
  const way = useWay(page, chosenBranch(page));
  return (
    <StepFrame {...page} title={NOT_VALUED}>
      <WaitingBand way={way} />
      <JourneyForm {...page} fields={[]}>
        <Ways>
          <ResetButton view={page.view} />
        </Ways>
      </JourneyForm>
    </StepFrame>
  );
}

/** Back on this page after the price, which has a page of its own (VALB-11). */
export function ValuedScreen(page: JourneyOnPage) {
  const { valuation } = page.view.state;
  return (
    <StepFrame {...page} title={WAITING.title} lead={IS_VALUED.lead} step={4}>
      <JourneyForm {...page} fields={[]}>
        <Ways>
          {valuation !== undefined && (
            <ButtonLink href={summaryPath(valuation.hash, chosenBranch(page))}>
              {IS_VALUED.link}
            </ButtonLink>
          )}
          <ResetButton view={page.view} label={ANOTHER_VEHICLE} />
        </Ways>
      </JourneyForm>
    </StepFrame>
  );
}
