import { ContainerModule } from 'inversify';
import type { AccountListDesk, CustomerDesk, PasskeyDesk } from '../../core/account/public';
import { TOKENS } from '../tokens';
import { latePort } from './late-port';

export const accountModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.customers).toResolvedValue(
    (client): CustomerDesk => {
      const ask = latePort<CustomerDesk>(() =>
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
  bind(TOKENS.accountList).toResolvedValue(
    (client): AccountListDesk => {
      const ask = latePort<AccountListDesk>(() =>
        import('../../adapters/http/account/http-account-list').then(
          ({ HttpAccountList }) => new HttpAccountList(client),
        ),
      );
      return {
        read: () => ask((desk) => desk.read()),
        write: (list) => ask((desk) => desk.write(list)),
      };
    },
    [TOKENS.customerClient],
  );
  bind(TOKENS.passkeys).toResolvedValue(
    (client): PasskeyDesk => {
      const ask = latePort<PasskeyDesk>(() =>
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
