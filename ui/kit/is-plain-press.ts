import type { MouseEvent } from 'react';

/** A press that means "go there": one with a key held opens a tab, a window or a download instead. */
export const isPlainPress = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;
