import { readProviderEvent, type ProviderEvents } from './provider-events';
import { isSigned, SIGNATURE_HEADER } from './webhook-signature';

/** What the sandbox's checkout tells, signed with the secret of its file. */
export const sandboxEvents = (secret: string, now: () => number): ProviderEvents => ({
  header: SIGNATURE_HEADER,
  read: (body, signature) =>
    isSigned({ body, signature }, secret, now())
      ? readProviderEvent(jsonOf(body))
      : { kind: 'forged' },
});

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
