/** How much at once, and for how long, a site's server works for those who ask (ADR 029). */
export interface ServerLimits {
  /** Pages drawn at the same time, most of which wait for the back end. */
  readonly pagesAtOnce: number;
  /** Of pages that were asked for ahead of an answer, as no browser does, those drawn at the same time. */
  readonly pagesAheadAtOnce: number;
  /** Pages that wait for their turn to be drawn; beyond them 503. */
  readonly pagesWaiting: number;
  /** For a page's turn to come; then 503. Milliseconds. */
  readonly pageWaitMs: number;
  /** Requests sent on one connection ahead of their answers; one more ends the connection. */
  readonly requestsAhead: number;
  /** For the whole of a request to arrive, headers and body, however slowly. Milliseconds. */
  readonly requestMs: number;
  /** Without a byte taken or sent in the midst of a request or an answer; then the connection ends. Milliseconds. */
  readonly stalledMs: number;
  /** From a request to the last byte of its answer; then the connection ends. Milliseconds. */
  readonly answerMs: number;
}

export const USUAL_LIMITS: ServerLimits = {
  pagesAtOnce: 64,
  pagesAheadAtOnce: 1,
  pagesWaiting: 256,
  pageWaitMs: 2_000,
  requestsAhead: 100,
  requestMs: 20_000,
  stalledMs: 30_000,
  answerMs: 120_000,
};
