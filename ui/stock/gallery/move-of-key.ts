import type { KeyboardEvent } from 'react';
import type { GalleryMove } from '../../../core/stock/public';

const MOVES: Readonly<Record<string, GalleryMove>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** What a key asks of a row of pictures; `undefined` for any other, and for the browser's own shortcuts. */
export const moveOfKey = ({
  key,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>): GalleryMove | undefined =>
  altKey || ctrlKey || metaKey ? undefined : MOVES[key];
