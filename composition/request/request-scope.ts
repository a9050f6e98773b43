import { Container } from 'inversify';
import { accountModule } from '../modules/account-module';
import { backEndModule } from '../modules/back-end-module';
import { enquiryModule } from '../modules/enquiry-module';
import { orderModule } from '../modules/order-module';
import { reservationModule } from '../modules/reservation-module';
import { valuationModule } from '../modules/valuation-module';
import { TOKENS } from '../tokens';

/** Whose request it is, as far as the back end must know. */
export interface RequestIdentity {
  /** The client's network address: the back end must not count all shoppers as one (FORM-28). */
  readonly address: string | undefined;
  /** The token of the shopper's session, where there is one. */
  readonly bearer?: string;
  /** Scheme and host as the shopper's browser has them. */
  readonly site?: string;
}

/**
 * The container of one request, beside that of the process: only what calls the back end in the
 * shopper's own name is in it, made anew, with a line of its own. Nothing that one request brings
 * can come into another, since nothing of it stands where another looks.
 */
export function requestScope(
  parent: Container,
  { address, bearer, site }: RequestIdentity,
): Container {
  const child = new Container({ parent, defaultScope: 'Singleton' });
  const backEnd = parent.get(TOKENS.backEnd);
  child.load(
    backEndModule({
      ...backEnd,
      bearer: () => bearer,
      headers: () => ({
        ...(address !== undefined && { 'X-Forwarded-For': address }),
        // As the browser's own calls say it: to the back end of this process, which knows the site's names.
        ...(site !== undefined && backEnd.transport !== undefined && { Origin: site }),
      }),
    }),
    enquiryModule(),
    valuationModule,
    reservationModule,
    orderModule,
    accountModule,
  );
  return child;
}
