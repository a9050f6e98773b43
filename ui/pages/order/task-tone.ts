import type { OrderTask } from '../../../core/order/public';
import type { BadgeTone } from '../../parts/badge/badge';

const TONES: Readonly<Record<OrderTask['state'], BadgeTone>> = {
  'to-do': 'brand',
  done: 'good',
  'look-again': 'danger',
};

/** The colour of a task's state, which its word says too. */
export const toneOf = (state: OrderTask['state']): BadgeTone => TONES[state];
