import { isLeft } from 'fp-ts/Either';
import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { isSessionOver, NEXT_NAME, ownAddress } from '../../../../core/account/public';
import type { LoginReason } from '../../../copy/account/account-copy';
import type { App } from '../../../kit/app';
import { answerTo } from '../../answer-to';
import { withCookies } from '../../caller-of';

export interface LoginState {
  readonly kind: 'login';
  /** Why somebody is here who was logged in before. */
  readonly reason?: LoginReason | undefined;
}

/** The login, for whoever is nobody's; a customer who is logged in goes on at once (AU-3). */
export const loginLoader =
  (app: App) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<LoginState> => {
    const { pathname, search, searchParams } = new URL(request.url);
    // In a browser a document of its own: what may report has not run where a password is typed.
    if (!app.wholePages) throw redirectDocument(request.url);
    const { request: facts } = app;
    if (facts?.session !== undefined) {
      const answer = await answerTo(app.ports.customers.show(), request.signal);
      if (!isLeft(answer)) throw redirect(ownAddress(searchParams.get(NEXT_NAME)));
      if (isSessionOver(answer.left)) {
        throw redirect(pathname + search, { headers: withCookies(facts.endsSession('ended')) });
      }
    }
    return { kind: 'login', reason: facts?.sessionEnd };
  };
