const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** After the first try, the second and so on; with the last the e-mail is given up. Over a day and a half in all. */
const WAITS_MS: readonly number[] = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];

/** How long to wait after so many tries that failed; nothing when there have been enough. Milliseconds. */
export const waitAfter = (tries: number): number | undefined => WAITS_MS[tries - 1];
