import { HAVE_READY } from '../../../copy/valuation/journey-a-copy';
import { Aside } from '../../../enquiry/about-vehicle.styles';
import { StepList } from '../../../parts/step-list/step-list.styles';

/** What to look for before one begins. */
export const HaveReady = () => (
  <Aside>
    <h2>{HAVE_READY.title}</h2>
    <StepList>
      {HAVE_READY.list.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </StepList>
  </Aside>
);
