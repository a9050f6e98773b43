import { useLocation } from 'react-router-dom';
import { DASHBOARD_PATH } from '../../../core/account/public';
import type { OrderView } from '../../../core/order/public';
import { useSending } from '../../account/use-sending';
import { ORDER_WORDS, TOO_MANY } from '../../copy/order/order-copy';
import { Button, ButtonLink } from '../../parts/button/button';
import { Notice } from '../../parts/notice/notice';
import { StepList } from '../../parts/step-list/step-list.styles';
import { INTENT, INTENTS, KEY } from '../../order/order-names';
import { EndedNotice } from './placed/ended-notice';
import { SectionOutline } from './section-outline';

export interface OfferProps {
  /** Of this submission: pressed twice, one order is begun. */
  readonly submission: string;
  readonly hasTooMany: boolean;
  readonly problem: string | undefined;
  readonly ended?: OrderView;
}

/** What an order is made of, and the press that begins it; whoever has two is told before (CC-06). */
export function Offer({ submission, hasTooMany, problem, ended }: OfferProps) {
  const { pathname } = useLocation();
  const { isSending, onSubmit } = useSending();
  return (
    <>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {ended !== undefined && <EndedNotice order={ended} isForSale />}
      {hasTooMany ? (
        <>
          <Notice tone="warning" title={TOO_MANY.title}>
            {TOO_MANY.text}
          </Notice>
          <div className="ways">
            <ButtonLink href={DASHBOARD_PATH}>{TOO_MANY.link}</ButtonLink>
          </div>
        </>
      ) : (
        <>
          <section>
            <h2>{ORDER_WORDS.howItWorks}</h2>
            <StepList>
              {ORDER_WORDS.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </StepList>
          </section>
          <form method="post" action={pathname} onSubmit={onSubmit}>
            <input type="hidden" name={INTENT} value={INTENTS.start} />
            <input type="hidden" name={KEY} value={submission} />
            <div className="ways">
              <Button type="submit" busy={isSending} busyLabel={ORDER_WORDS.starting}>
                {ORDER_WORDS.start}
              </Button>
            </div>
          </form>
          <SectionOutline />
        </>
      )}
    </>
  );
}
