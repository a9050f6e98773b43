/** Whether the shopper has asked for less motion (UX rule 23). Only where there is a browser. */
export const wantsLessMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
