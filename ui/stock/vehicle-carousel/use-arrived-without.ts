import { useState } from 'react';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { Remote } from '../../../core/kernel/remote';

/**
 * Whether the page arrived with nothing to show here: the call had failed, or found nothing. Such a
 * block is left out without a word (ERR-31); one that was seen loading is not.
 */
export function useArrivedWithout<T>(
  asked: Remote<T, GatewayFailure>,
  isEmpty: (value: T) => boolean,
): boolean {
  const [arrivedWithout] = useState(
    () => asked.kind === 'failed' || (asked.kind === 'loaded' && isEmpty(asked.value)),
  );
  return arrivedWithout;
}
