import { ContainerModule } from 'inversify';
import { left, type Either } from 'fp-ts/Either';
import { catchError, defer, from, of, shareReplay, switchMap, type Observable } from 'rxjs';
import type { CustomerDesk, PasskeyDesk } from '../../core/account/public';
import { unreachable, type GatewayFailure } from '../../core/kernel/failure';
import { TOKENS } from '../tokens';

/** Calls of a port whose adapter comes with the first of them: most visits log in nowhere. */
function late<Port>(fetch: () => Promise<Port>) {
  const loaded$ = defer(() => from(fetch())).pipe(shareReplay(1));
  return <Fault, Answer>(
    call: (port: Port) => Observable<Either<Fault, Answer>>,
  ): Observable<Either<Fault | GatewayFailure, Answer>> =>
    loaded$.pipe(
      catchError(() => of(undefined)),
      switchMap((port) => (port === undefined ? of(left(unreachable)) : call(port))),
    );
}

export const accountModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.customers).toResolvedValue(
    (client): CustomerDesk => {
      const ask = late<CustomerDesk>(() =>
        import('../../adapters/http/account/http-customer-desk').then(
          ({ HttpCustomerDesk }) => new HttpCustomerDesk(client),
        ),
      );
      return {
        logIn: (credentials) => ask((desk) => desk.logIn(credentials)),
        logOut: () => ask((desk) => desk.logOut()),
        show: () => ask((desk) => desk.show()),
        sendLink: (request) => ask((desk) => desk.sendLink(request)),
        setPassword: (linkToken, password) => ask((desk) => desk.setPassword(linkToken, password)),
      };
    },
    [TOKENS.customerClient],
  );
  bind(TOKENS.passkeys).toResolvedValue(
    (client): PasskeyDesk => {
      const ask = late<PasskeyDesk>(() =>
        import('../../adapters/http/account/http-passkey-desk').then(
          ({ HttpPasskeyDesk }) => new HttpPasskeyDesk(client),
        ),
      );
      return {
        question: (site) => ask((desk) => desk.question(site)),
        logIn: (site, answer) => ask((desk) => desk.logIn(site, answer)),
        newQuestion: (site) => ask((desk) => desk.newQuestion(site)),
        add: (site, answer, name) => ask((desk) => desk.add(site, answer, name)),
        remove: (passkeyId) => ask((desk) => desk.remove(passkeyId)),
      };
    },
    [TOKENS.customerClient],
  );
});
