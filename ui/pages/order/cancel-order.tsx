import { useLocation } from 'react-router-dom';
import type { OrderView } from '../../../core/order/public';
import { useSending } from '../../account/use-sending';
import { ORDER_WORDS, PLACED_WORDS } from '../../copy/order/order-copy';
import { Button } from '../../parts/button/button';
import { INTENT, INTENTS, ORDER } from '../../order/order-names';
import { CancelBox } from './order.styles';

/** The way out of an order: asked for first, and then done by a press of its own. */
export function CancelOrder({ order: { id, state } }: { readonly order: OrderView }) {
  const { pathname } = useLocation();
  const { isSending, onSubmit } = useSending();
  const isStarted = state === 'started';
  return (
    <CancelBox>
      <summary>{isStarted ? ORDER_WORDS.cancelStarted : PLACED_WORDS.cancel}</summary>
      <div>
        {!isStarted && <p>{PLACED_WORDS.cancelText}</p>}
        <form method="post" action={pathname} onSubmit={onSubmit}>
          <input type="hidden" name={INTENT} value={INTENTS.cancel} />
          <input type="hidden" name={ORDER} value={id} />
          <Button type="submit" kind="quiet" busy={isSending} busyLabel={PLACED_WORDS.cancelling}>
            {PLACED_WORDS.cancelYes}
          </Button>
        </form>
      </div>
    </CancelBox>
  );
}
