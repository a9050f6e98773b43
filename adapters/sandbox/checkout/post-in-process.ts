import type { Inject } from '../../http/in-process-transport';
import { EVENTS_PATH } from './post-over-http';
import type { PostEvent } from './sandbox-checkout';
import { SIGNATURE_HEADER } from './webhook-signature';

/** Hands events to a back end in this process, by the call that a provider elsewhere makes over the network. */
export const postInProcess =
  (inject: () => Inject): PostEvent =>
  async (body, signature) => {
    const { statusCode } = await inject()({
      method: 'POST',
      url: EVENTS_PATH,
      payload: body,
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    });
    return statusCode;
  };
