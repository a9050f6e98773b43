import { Gauge } from 'lucide-react';
import { useEffect, type MouseEvent } from 'react';
import { safeLink } from '../../../core/kernel/safe-link';
import { CREDIT_CHECK_PATH } from '../../../core/finance/public';
import { createCreditCheck } from '../../../core/showroom/public';
import {
  CHECK_BEFORE_YOU_APPLY,
  CREDIT_CHECK_FAILED,
  CREDIT_CHECK_INSTEAD,
  CREDIT_CHECK_NOTE,
  FREE_CREDIT_CHECK,
  STARTING_CREDIT_CHECK,
} from '../../copy/personalise-copy';
import { useApp } from '../../kit/app-context';
import { isPlainPress } from '../../kit/is-plain-press';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';
import { ButtonLink } from '../../parts/button/button';
import { SiteLink } from '../../parts/site-link/site-link';
import { IndicatorBox } from './credit-indicator.styles';

export interface CreditIndicatorProps {
  /** Where the check is, where a lender says so; else the site's own page. */
  readonly link?: string | undefined;
  /** Of the quote to check against: a press asks for a check of it and goes there (FIN-58). */
  readonly reference?: string | undefined;
  /** Leaves the page for an address. */
  readonly leaveFor?: (address: string) => void;
}

const leavePage = (address: string): void => {
  window.location.assign(address);
};

/** Whether to apply at all, before it leaves a mark on anybody's credit file (FIN-24). */
export function CreditIndicator({
  link = CREDIT_CHECK_PATH,
  reference,
  leaveFor = leavePage,
}: CreditIndicatorProps) {
  const app = useApp();
  const check = useViewModel((scope) =>
    createCreditCheck(scope, (of) => app.ports.quotes.creditCheck(of)),
  );
  const state = useBehavior(check.state$);
  const address = state.kind === 'begun' ? safeLink(state.link) : undefined;
  useEffect(() => {
    if (address !== undefined) leaveFor(address);
  }, [address, leaveFor]);

  const isOfThis = state.kind !== 'waiting' && state.reference === reference;
  const isStarting = isOfThis && state.kind === 'starting';
  const hasFailed =
    isOfThis && (state.kind === 'failed' || (state.kind === 'begun' && address === undefined));
  const leaves = reference !== undefined || link !== CREDIT_CHECK_PATH;

  const start = (event: MouseEvent) => {
    if (reference === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    check.start(reference);
  };

  return (
    <IndicatorBox>
      <Gauge aria-hidden="true" size={28} />
      <div className="words">
        <p className="title">{CHECK_BEFORE_YOU_APPLY}</p>
        <p className="note" role="status">
          <span>{isStarting ? STARTING_CREDIT_CHECK : CREDIT_CHECK_NOTE}</span>
          {hasFailed && (
            <span>
              {' '}
              {CREDIT_CHECK_FAILED}{' '}
              <SiteLink href={CREDIT_CHECK_PATH}>{CREDIT_CHECK_INSTEAD}</SiteLink>
            </span>
          )}
        </p>
      </div>
      <ButtonLink kind="quiet" href={link} onClick={start} {...(leaves && { target: '_self' })}>
        {FREE_CREDIT_CHECK}
      </ButtonLink>
    </IndicatorBox>
  );
}
