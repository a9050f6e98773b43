/** A call as it leaves: what a sink would send, or has sent. */
export interface OutgoingCall {
  readonly address: string;
  readonly body: unknown;
}

/** Sends without waiting for the answer; a call that fails is nobody's concern but the console's. */
export type Send = (call: OutgoingCall) => void;

/** Outlives the page it was sent from, and carries neither cookies nor the page's address. */
export const sendByFetch =
  (failed: (address: string, problem: unknown) => void): Send =>
  ({ address, body }) => {
    fetch(address, {
      method: 'POST',
      // Plain text needs no question beforehand whether another origin may ask.
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch((problem: unknown) => {
      failed(address, problem);
    });
  };
