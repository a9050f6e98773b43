import { shownApr } from '../arithmetic/shown-apr';

/** Percent a year: the one rate of the group that is called representative, wherever it is (FIN-06). */
export const REPRESENTATIVE_APR = 13.6;

/** Whether a rate, as it is shown, is the group's; any other is only that of its own quote. */
export const isRepresentative = (apr: number): boolean => shownApr(apr) === REPRESENTATIVE_APR;
