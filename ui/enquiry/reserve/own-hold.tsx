import {
  holdLeft,
  outcomePath,
  type Reservability,
  type StandingState,
} from '../../../core/reservation/public';
import type { SiteSection } from '../../../core/stock/public';
import { OWN_HOLD } from '../../copy/reservation/reserve-page-copy';
import { Notice } from '../../parts/notice/notice';
import { SiteLink } from '../../parts/site-link/site-link';
import { HoldClock } from './hold-clock';

interface OwnHoldProps {
  readonly state: Pick<StandingState, 'standing' | 'told'>;
  readonly section: SiteSection;
  /** Of the vehicle, whoever holds it. */
  readonly now: Reservability['kind'];
}

/** What the shopper's own reservation of this vehicle is to this page, where it is anything. */
export function OwnHold({ state: { standing, told }, section, now }: OwnHoldProps) {
  const { status, payment, holdEndsAt } = standing;
  if (status === 'held') {
    const left = holdLeft(standing);
    return (
      <Notice
        title={OWN_HOLD.held(section, holdEndsAt)}
        {...(payment === 'declined' && { tone: 'warning' })}
      >
        <p>{payment === 'declined' ? OWN_HOLD.declined : OWN_HOLD.goOn}</p>
        {left !== undefined && <HoldClock key={told} leftMs={left} />}
      </Notice>
    );
  }
  if (status === 'reserved') {
    return (
      <Notice tone="good" title={OWN_HOLD.reserved(section)}>
        <SiteLink href={outcomePath(standing.id)}>{OWN_HOLD.see}</SiteLink>
      </Notice>
    );
  }
  if (payment === 'cancelled') return null;
  return (
    <div role="status">
      <Notice tone="warning" title={OWN_HOLD.over(section)}>
        {status === 'released' && (
          <p>{now === 'open' ? OWN_HOLD.overAndFree : OWN_HOLD.overAndTaken}</p>
        )}
      </Notice>
    </div>
  );
}
