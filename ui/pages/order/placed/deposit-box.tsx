import { useLocation } from 'react-router-dom';
import type { DepositView, OrderView } from '../../../../core/order/public';
import { useSending } from '../../../account/use-sending';
import { DEPOSIT_WORDS, unpaidWords } from '../../../copy/order/deposit-copy';
import { INTENT, INTENTS, ORDER } from '../../../order/order-names';
import { Button, ButtonLink } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { PayBox } from './deposit-box.styles';

interface DepositBoxProps {
  readonly order: Pick<OrderView, 'id'>;
  readonly deposit: DepositView;
  /** The customer comes from having paid, and the payment is not told yet. */
  readonly isConfirming: boolean;
  readonly hasGivenUp: boolean;
  readonly isAsking: boolean;
  readonly ask: () => void;
}

/** How the deposit of a placed order stands, and the way to pay it. What changes by itself is said, too. */
export const DepositBox = (props: DepositBoxProps) => (
  <PayBox role="status">
    {props.deposit.state === 'paid' ? (
      <Notice tone="good" title={DEPOSIT_WORDS.paid(props.deposit.amount)}>
        {DEPOSIT_WORDS.paidText}
      </Notice>
    ) : (
      <Unpaid {...props} />
    )}
  </PayBox>
);

function Unpaid({ order, deposit, isConfirming, hasGivenUp, isAsking, ask }: DepositBoxProps) {
  const { pathname, search } = useLocation();
  const { isSending, onSubmit } = useSending();
  const { title, text } = unpaidWords(deposit, isConfirming);
  const label =
    deposit.state === 'declined'
      ? DEPOSIT_WORDS.again(deposit.amount)
      : DEPOSIT_WORDS.pay(deposit.amount);
  return (
    <>
      <Notice tone={isConfirming ? 'info' : 'warning'} title={title}>
        <p>{text}</p>
        {isConfirming && <p>{hasGivenUp ? DEPOSIT_WORDS.givenUp : DEPOSIT_WORDS.asking}</p>}
      </Notice>
      <form method="post" action={pathname} onSubmit={onSubmit} className="screen-only">
        <input type="hidden" name={INTENT} value={INTENTS.pay} />
        <input type="hidden" name={ORDER} value={order.id} />
        <div className="ways">
          {isConfirming && (
            <ButtonLink
              href={pathname + search}
              aria-busy={isAsking}
              onClick={(event) => {
                event.preventDefault();
                ask();
              }}
            >
              {DEPOSIT_WORDS.look}
            </ButtonLink>
          )}
          <Button
            type="submit"
            kind={isConfirming ? 'quiet' : 'primary'}
            busy={isSending}
            busyLabel={DEPOSIT_WORDS.paying}
          >
            {isConfirming ? DEPOSIT_WORDS.back : label}
          </Button>
        </div>
        {!isConfirming && <p className="soft">{DEPOSIT_WORDS.provider}</p>}
      </form>
    </>
  );
}
