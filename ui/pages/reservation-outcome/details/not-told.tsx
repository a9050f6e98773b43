import { useLocation } from 'react-router-dom';
import { Actions, Heading, Lead } from '../../../content/text-page.styles';
import {
  NO_RESERVATION,
  OUTCOME_PAGE,
  OUTCOME_UNAVAILABLE,
  UNKNOWN_RESERVATION,
  WAITING,
} from '../../../copy/reservation/outcome-copy';
import { BranchNumbers } from '../../../enquiry/branch-numbers';
import { PageHead } from '../../../kit/page-head';
import { ButtonLink } from '../../../parts/button/button';
import type { OutcomeState } from '../outcome-page-state';
import { Numbers } from '../outcome.styles';

export interface NotToldProps {
  readonly state: Exclude<OutcomeState, { readonly kind: 'told' }>;
}

/** No reservation to show: what can be done, and whom to ring. */
export function NotTold({ state: { kind, page, branches } }: NotToldProps) {
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
        <BranchNumbers branches={branches} slug={undefined} />
      </Numbers>
    </>
  );
}
