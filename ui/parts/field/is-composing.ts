import type { KeyboardEvent } from 'react';

/** The code of every key that an input method keeps to itself; some browsers tell no more than that. */
const OF_AN_INPUT_METHOD = 229;

/** Whether a key goes to an input method: its Enter takes a word and must not send anything. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === OF_AN_INPUT_METHOD;
