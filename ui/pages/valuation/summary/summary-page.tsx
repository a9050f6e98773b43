import { useLoaderData, useLocation } from 'react-router-dom';
import { CAR_VALUE_PATH } from '../../../../core/valuation/public';
import { Actions, Heading, Lead } from '../../../content/text-page.styles';
import { YOUR_VALUATION } from '../../../copy/valuation/result-copy';
import {
  SUMMARY_PAGE,
  UNKNOWN_VALUATION,
  VALUATION_UNAVAILABLE,
  WAITING,
} from '../../../copy/valuation/summary-copy';
import { BranchNumbers } from '../../../enquiry/branch-numbers';
import { BlockBoundary } from '../../../kit/block-boundary';
import { PageHead } from '../../../kit/page-head';
import { Breadcrumbs } from '../../../parts/breadcrumbs/breadcrumbs';
import { ButtonLink } from '../../../parts/button/button';
import { PageFrame } from '../../../parts/page-frame/page-frame.styles';
import { ValuationResult } from '../result/valuation-result';
import { PutToUse } from './put-to-use';
import type { SummaryState } from './summary-loader';
import { SummaryBody } from './summary-page.styles';
import { useHeld } from './use-held';
import { WaitingBand } from '../way/waiting-band';

export { summaryLoader } from './summary-loader';

/** A valuation on any device that has its address, with nothing of the person (ROUTE-37, VA-5). */
export function SummaryPage() {
  const state = useLoaderData<SummaryState>();
  const title = titleOf(state);
  const { pathname } = useLocation();
  return (
    <PageFrame>
      <PageHead title={title} description={SUMMARY_PAGE.description} indexed={false} />
      <div className="screen-only">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: SUMMARY_PAGE.above, href: CAR_VALUE_PATH },
            { label: YOUR_VALUATION, href: pathname },
          ]}
        />
      </div>
      <Heading>{title}</Heading>
      {state.kind === 'found' && <Found state={state} />}
      {state.kind === 'unknown' && <Unknown />}
      {state.kind === 'unavailable' && <Unavailable branches={state.branches} />}
    </PageFrame>
  );
}

const titleOf = (state: SummaryState): string =>
  state.kind === 'unknown'
    ? UNKNOWN_VALUATION.title
    : state.kind === 'unavailable'
      ? VALUATION_UNAVAILABLE.title
      : state.way === undefined
        ? YOUR_VALUATION
        : WAITING.title;

type Of<Kind extends SummaryState['kind']> = Extract<SummaryState, { readonly kind: Kind }>;

function Found({ state: { valuation, now, way } }: { readonly state: Of<'found'> }) {
  const held = useHeld(valuation);
  return (
    <SummaryBody>
      {way !== undefined && <WaitingBand way={way} />}
      <ValuationResult
        valuation={valuation}
        now={now}
        settlement={held.settlement}
        isKept={held.kind === 'this'}
      >
        <BlockBoundary name="Put to use">
          <PutToUse held={held} />
        </BlockBoundary>
      </ValuationResult>
    </SummaryBody>
  );
}

const Unknown = () => (
  <>
    <Lead as="p">{UNKNOWN_VALUATION.text}</Lead>
    <Actions>
      <ButtonLink href={CAR_VALUE_PATH}>{UNKNOWN_VALUATION.value}</ButtonLink>
      <ButtonLink kind="quiet" href="/contact/">
        {UNKNOWN_VALUATION.contact}
      </ButtonLink>
    </Actions>
  </>
);

function Unavailable({ branches }: Pick<Of<'unavailable'>, 'branches'>) {
  const { pathname, search } = useLocation();
  return (
    <SummaryBody>
      <Lead as="p">{VALUATION_UNAVAILABLE.text}</Lead>
      <div>
        <ButtonLink href={pathname + search}>{VALUATION_UNAVAILABLE.again}</ButtonLink>
      </div>
      <BranchNumbers branches={branches} slug={undefined} />
    </SummaryBody>
  );
}
