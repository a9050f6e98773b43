import { useLocation } from 'react-router-dom';
import { inPoundsAndPence, isPositive } from '../../../../core/kernel/money';
import {
  COLLECTION_MINUTES,
  depositAsked,
  isDepositUnpaid,
  isEndedUnpaid,
  isLiveOrder,
  papersToBring,
  watchOrder,
} from '../../../../core/order/public';
import { cardLocation } from '../../../../core/stock/public';
import { appointmentWords } from '../../../copy/forms/calendar-copy';
import { depositLine, DEPOSIT_WORDS } from '../../../copy/order/deposit-copy';
import {
  CHECK_WORDS,
  NEXT_STEPS,
  ORDER_WORDS,
  PAPERS,
  PLACED_WORDS,
} from '../../../copy/order/order-copy';
import { useApp } from '../../../kit/app-context';
import { useViewModel } from '../../../kit/use-view-model';
import { useWatch } from '../../../kit/use-watch';
import { CalendarLink } from '../../../enquiry/calendar-link';
import { Button } from '../../../parts/button/button';
import { CancelOrder } from '../../../order/cancel-order';
import { Notice } from '../../../parts/notice/notice';
import { SiteLink } from '../../../parts/site-link/site-link';
import { StepList } from '../../../parts/step-list/step-list.styles';
import { DepositBox } from './deposit-box';
import { EndedNotice } from './ended-notice';
import { FinanceShown } from '../finance-shown';
import { MoneyRows } from '../money-rows';
import type { OrderPageState } from '../order-state';
import { OrderSheet, PlainList, SummaryRows } from '../order.styles';
import { KeepBox } from './placed-view.styles';
import { DASHBOARD_PATH } from '../../../../core/account/public';

export type PlacedViewProps = Extract<OrderPageState, { readonly kind: 'order' }> & {
  readonly problem: string | undefined;
};

/** An order that is placed: what is to be kept of it, what comes next, what to bring, and the way out. */
export function PlacedView(props: PlacedViewProps) {
  const { vehicle, facts, today, problem, isBackFromPaying } = props;
  const { pathname } = useLocation();
  const { ports } = useApp();
  const watched = useWatch(
    useViewModel((scope) => watchOrder(scope, ports.orderRecords, props.order, isBackFromPaying)),
  );
  const order = watched.standing;
  const { sections, agreement, bank, reference, deposit } = order;
  const slot = sections.collection?.answer;
  const branch = facts.branches.find(({ value }) => value === slot?.branchId);
  const isLive = isLiveOrder(order);
  const appointment = slot && { day: slot.day, time: slot.time, minutes: COLLECTION_MINUTES };
  const telephone =
    vehicle === undefined || order.vehicle.branchId !== slot?.branchId
      ? undefined
      : cardLocation(vehicle)?.telephone;
  const line = deposit && depositLine(deposit);
  const { bank: words } = PLACED_WORDS;
  return (
    <>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      {isLive && deposit !== undefined && (
        <DepositBox
          {...watched}
          order={order}
          deposit={deposit}
          isConfirming={isBackFromPaying && deposit.state === 'being-paid'}
        />
      )}
      {isEndedUnpaid(order) && <EndedNotice order={order} isForSale={false} />}
      {order.state === 'placed' && <p className="soft">{PLACED_WORDS.email}</p>}
      <KeepBox>
        <div>
          <dt>{PLACED_WORDS.reference}</dt>
          <dd className="reference">{reference}</dd>
        </div>
        {appointment !== undefined && (
          <div>
            <dt>{PLACED_WORDS.collect}</dt>
            <dd>{appointmentWords(appointment)}</dd>
          </div>
        )}
        {branch !== undefined && (
          <div>
            <dt>{PLACED_WORDS.where}</dt>
            <dd>{branch.text}</dd>
          </div>
        )}
        {line !== undefined && (
          <div>
            <dt>{DEPOSIT_WORDS.label}</dt>
            <dd>{line}</dd>
          </div>
        )}
      </KeepBox>
      <div className="ways screen-only">
        {isLive && appointment !== undefined && (
          <CalendarLink
            appointment={appointment}
            receipt={{ confirmation: '', reference }}
            branch={
              branch && {
                id: branch.value,
                slug: '',
                name: branch.text,
                ...(telephone !== undefined && { telephone }),
              }
            }
            title={PLACED_WORDS.calendarTitle(order.vehicle.title)}
            today={today}
            more={line === undefined ? undefined : `${DEPOSIT_WORDS.label}: ${line}.`}
          />
        )}
        <Button
          kind="link"
          compact
          onClick={() => {
            window.print();
          }}
        >
          {PLACED_WORDS.print}
        </Button>
        <SiteLink href={DASHBOARD_PATH}>{ORDER_WORDS.dashboard}</SiteLink>
      </div>
      {isLive && sections.paymentMethod !== undefined && (
        <section>
          <h2>{PLACED_WORDS.next}</h2>
          <StepList>
            {[
              ...(deposit !== undefined && isDepositUnpaid(deposit)
                ? [DEPOSIT_WORDS.firstStep]
                : []),
              ...NEXT_STEPS[sections.paymentMethod.answer.kind],
            ].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </StepList>
        </section>
      )}
      {bank !== undefined && agreement !== undefined && (
        <OrderSheet>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          <SummaryRows>
            {[
              [words.amount, inPoundsAndPence(agreement.first)],
              [words.name, bank.name],
              [words.sortCode, bank.sortCode],
              [words.account, bank.account],
              [words.reference, bank.reference],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </SummaryRows>
        </OrderSheet>
      )}
      {isLive && (
        <section>
          <h2>{PLACED_WORDS.bring}</h2>
          <PlainList>
            {papersToBring(sections).map((paper) => (
              <li key={paper}>{PAPERS[paper]}</li>
            ))}
          </PlainList>
        </section>
      )}
      {agreement !== undefined && (
        <OrderSheet>
          <h2>{CHECK_WORDS.toPay}</h2>
          <MoneyRows
            agreement={agreement}
            paid={order.paid}
            paidBack={order.paidBack}
            isByDeposit={isPositive(depositAsked(order))}
          />
          {agreement.finance !== undefined && (
            <FinanceShown {...agreement.finance} title={order.vehicle.title} />
          )}
        </OrderSheet>
      )}
      {isLive && <CancelOrder order={order} path={pathname} />}
    </>
  );
}
