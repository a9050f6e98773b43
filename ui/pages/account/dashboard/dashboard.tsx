import type { ReactNode } from 'react';
import { customerName, DASHBOARD_PATH, type Customer } from '../../../../core/account/public';
import { useSending } from '../../../account/use-sending';
import { Heading } from '../../../content/text-page.styles';
import { DASHBOARD_WORDS } from '../../../copy/account/account-copy';
import { Button } from '../../../parts/button/button';
import { DashboardBox, DashboardHead } from '../account.styles';
import { INTENT_NAME, INTENTS } from './dashboard-intents';

export interface DashboardProps {
  readonly customer: Customer;
  /** Sections one under the other, each with a heading of the second level: orders and reservations, then ways in. */
  readonly children: ReactNode;
}

/** A customer's own page (CC-05): who is logged in, the way out, and what there is. */
export function Dashboard({ customer, children }: DashboardProps) {
  const name = customerName(customer);
  const hasName = name !== customer.email;
  const { isSending, onSubmit } = useSending();
  return (
    <>
      <DashboardHead>
        <div className="who">
          <Heading>{hasName ? DASHBOARD_WORDS.hello(name) : DASHBOARD_WORDS.title}</Heading>
          <p className="soft">
            <span>{DASHBOARD_WORDS.loggedInAs}</span> <span>{customer.email}</span>
          </p>
        </div>
        <form method="post" action={DASHBOARD_PATH} onSubmit={onSubmit}>
          <input type="hidden" name={INTENT_NAME} value={INTENTS.logOut} />
          <Button type="submit" kind="quiet" busy={isSending}>
            {DASHBOARD_WORDS.logOut}
          </Button>
        </form>
      </DashboardHead>
      <DashboardBox>{children}</DashboardBox>
    </>
  );
}
