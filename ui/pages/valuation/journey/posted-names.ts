/** The names under which a screen that is posted without script says what it is, beside those of every form. */
export const EVENT_NAME = '_event';
export const PLACE_NAME = '_at';
