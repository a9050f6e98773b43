import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that an event is signed in. */
export const SIGNATURE_HEADER = 'checkout-signature';

/** How far the time of a signature may be from the time of whoever checks it. Seconds. */
const TOLERANCE_SECONDS = 300;

const macOf = (body: string, seconds: number, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`${String(seconds)}.${body}`)
    .digest();

/** `t=1764500000,v1=5257a8…`: when it was signed, and HMAC-SHA256 over that time and the body. @param now milliseconds */
export function signatureOf(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${String(seconds)},v1=${macOf(body, seconds, secret).toString('hex')}`;
}

/**
 * Whether a body was signed with the secret, not longer ago, or ahead, than clocks may differ: what
 * was signed long ago may be somebody's copy of it. Takes as long for a signature that is nearly right.
 */
export function isSigned(
  { body, signature }: { readonly body: string; readonly signature: string | undefined },
  secret: string,
  now: number,
): boolean {
  const parts = (signature ?? '').split(',').map((part) => part.trim().split('=', 2));
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
  const [time = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(time)) return false;
  const seconds = Number(time);
  if (Math.abs(now / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  const expected = macOf(body, seconds, secret);
  return valuesOf('v1').some((value) => {
    const given = Buffer.from(value, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
