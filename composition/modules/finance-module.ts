import { ContainerModule } from 'inversify';
import { HttpQuoteDesk } from '../../adapters/http/finance/http-quote-desk';
import type { ApprovedCustomerStore } from '../../core/finance/public';
import { TOKENS } from '../tokens';

/** Where nobody's customer is kept: on a server, at a terminal. */
const nobody: ApprovedCustomerStore = {
  read: () => undefined,
  write: () => undefined,
  forget: () => undefined,
};

export const financeModule = (
  makeApprovedCustomer: () => ApprovedCustomerStore = () => nobody,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.approvedCustomer).toResolvedValue(makeApprovedCustomer);
    bind(TOKENS.quotes).toResolvedValue((client) => new HttpQuoteDesk(client), [TOKENS.httpClient]);
  });
