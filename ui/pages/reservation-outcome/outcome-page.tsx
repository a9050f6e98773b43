import { useLoaderData } from 'react-router-dom';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { NotToldPart } from './not-told-part';
import type { OutcomeState } from './outcome-page-state';
import { Told } from './told';

export { outcomeLoader } from './outcome-loader';

/** What became of a reservation (ROUTE-21, ROUTE-22): as it stands, whatever the address says. */
export function OutcomePage() {
  const state = useLoaderData<OutcomeState>();
  return (
    <PageFrame>
      {state.kind === 'told' ? (
        <BlockBoundary name="Your reservation">
          <Told {...state} />
        </BlockBoundary>
      ) : (
        <NotToldPart.View state={state} />
      )}
    </PageFrame>
  );
}
