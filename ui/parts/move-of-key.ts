import type { KeyboardEvent } from 'react';
import type { RingMove } from '../../core/kernel/ring-move';

const MOVES: Readonly<Record<string, RingMove>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** What a key asks of things in a row; `undefined` for any other, and for the browser's own shortcuts. */
export const moveOfKey = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): RingMove | undefined =>
  altKey || ctrlKey || metaKey ? undefined : MOVES[key];
