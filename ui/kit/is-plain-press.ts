type Keys = Readonly<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>>;

/** A press that means "go there": one with a key held opens a tab, a window or a download instead. */
export const isPlainPress = ({ ctrlKey, metaKey, shiftKey, altKey }: Keys): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;
