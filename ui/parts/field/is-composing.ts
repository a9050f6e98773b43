/** The code of every key that an input method keeps to itself. Safari tells of its Enter no other way. */
const OF_AN_INPUT_METHOD = 229;

/** Whether a key goes to an input method: its Enter takes a word and must not send anything. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === OF_AN_INPUT_METHOD;
