import { useLoaderData, useLocation } from 'react-router-dom';
import {
  NO_RESERVATION,
  OUTCOME_PAGE,
  OUTCOME_UNAVAILABLE,
  UNKNOWN_RESERVATION,
  WAITING,
} from '../../copy/reservation/outcome-copy';
import { Actions, Heading, Lead } from '../../content/text-page.styles';
import { BranchNumbersPart } from '../../enquiry/branch-numbers-part';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageHead } from '../../kit/page-head';
import { ButtonLink } from '../../parts/button/button';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import type { OutcomeState } from './outcome-loader';
import { Numbers } from './outcome.styles';
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
        <NotTold state={state} />
      )}
    </PageFrame>
  );
}

interface NotToldProps {
  readonly state: Exclude<OutcomeState, { readonly kind: 'told' }>;
}

/** No reservation to show: what can be done, and whom to ring. */
function NotTold({ state: { kind, page, branches } }: NotToldProps) {
  const { pathname } = useLocation();
  const { title, text } =
    kind === 'none'
      ? NO_RESERVATION[page]
      : kind === 'unknown'
        ? UNKNOWN_RESERVATION
        : OUTCOME_UNAVAILABLE;
  return (
    <>
      <PageHead title={title} description={OUTCOME_PAGE.description} indexed={false} />
      <Heading>{title}</Heading>
      <Lead as="p">{text}</Lead>
      <Actions>
        {kind === 'unavailable' && <ButtonLink href={pathname}>{WAITING.again}</ButtonLink>}
        <ButtonLink kind={kind === 'unavailable' ? 'quiet' : 'primary'} href="/used/cars/search/">
          {OUTCOME_PAGE.search}
        </ButtonLink>
      </Actions>
      <Numbers>
        <h2>{OUTCOME_PAGE.ring}</h2>
        <BranchNumbersPart.View branches={branches} slug={undefined} />
      </Numbers>
    </>
  );
}
