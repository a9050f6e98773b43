import type { OrderView } from '../../core/order/public';
import { useSending } from '../account/use-sending';
import { ORDER_WORDS, PLACED_WORDS } from '../copy/order/order-copy';
import { Button } from '../parts/button/button';
import { CancelBox } from './cancel-order.styles';
import { INTENT, INTENTS, ORDER } from './order-names';

export interface CancelOrderProps {
  readonly order: Pick<OrderView, 'id' | 'state'>;
  /** Of the order's page, which takes the post. */
  readonly path: string;
}

/** The way out of an order: asked for first, and then done by a press of its own. */
export function CancelOrder({ order: { id, state }, path }: CancelOrderProps) {
  const { isSending, onSubmit } = useSending();
  const isStarted = state === 'started';
  return (
    <CancelBox>
      <summary>{isStarted ? ORDER_WORDS.cancelStarted : PLACED_WORDS.cancel}</summary>
      <form method="post" action={path} onSubmit={onSubmit}>
        <p>{isStarted ? ORDER_WORDS.cancelStartedText : PLACED_WORDS.cancelText}</p>
        <input type="hidden" name={INTENT} value={INTENTS.cancel} />
        <input type="hidden" name={ORDER} value={id} />
        <Button
          type="submit"
          kind="quiet"
          compact
          busy={isSending}
          busyLabel={PLACED_WORDS.cancelling}
        >
          {isStarted ? ORDER_WORDS.cancelStartedYes : PLACED_WORDS.cancelYes}
        </Button>
      </form>
    </CancelBox>
  );
}
