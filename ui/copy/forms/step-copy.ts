/** The title of the last step of a form of several. */
export const CHECK_TITLE = 'Check and send';
export const CHECK_LEAD = 'Read through what you have said. You can still change all of it.';

/** Above the title of a step, from 1. */
export const stepOf = (step: number, all: number): string =>
  `Step ${String(step)} of ${String(all)}`;

/** Of the window, while a step is in view. */
export const stepTitle = (title: string, step: number, all: number): string =>
  `${title} (${stepOf(step, all).toLowerCase()})`;

export const CONTINUE = 'Continue';
export const BACK = 'Back';
export const CHANGE = 'Change';

/** Of a question that was left open. */
export const NOT_ANSWERED = 'Not answered';

/** Of a car whose other parts, or all of them, are not marked. */
export const otherParts = (marked: number): string => (marked === 0 ? 'All parts' : 'Other parts');
