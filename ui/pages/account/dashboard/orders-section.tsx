import {
  isDepositUnpaid,
  isEndedUnpaid,
  isLiveOrder,
  nextTask,
  orderTasks,
  type OrderList,
  type OrderView,
} from '../../../../core/order/public';
import type { FieldOption } from '../../../../core/enquiry/public';
import { searchPath } from '../../../../core/search/public';
import { clickAndCollectPath, type StockId } from '../../../../core/stock/public';
import { DEPOSIT_WORDS, depositLine } from '../../../copy/order/deposit-copy';
import { DASHBOARD_ORDERS, ORDER_STATE_WORDS } from '../../../copy/order/order-copy';
import { CancelOrder } from '../../../order/cancel-order';
import { stepPath } from '../../../order/order-names';
import { answerLines } from '../../../order/section-answer';
import { Badge, type BadgeTone } from '../../../parts/badge/badge';
import { ButtonLink } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { SiteLink } from '../../../parts/site-link/site-link';
import { OrderCard, WaysIn } from '../account.styles';
import { StateMoment } from './state-moment';

/** A customer's orders; nothing where they cannot be had now. */
export interface OrdersSectionProps {
  readonly list: OrderList | undefined;
  readonly branches: readonly FieldOption[];
}

/** What a customer has ordered, each with a line of its states and dates, and what can be done. */
export const OrdersSection = ({ list, branches }: OrdersSectionProps) => (
  <WaysIn aria-labelledby="orders">
    <h2 id="orders">{DASHBOARD_ORDERS.title}</h2>
    {list === undefined ? (
      <Notice tone="warning">{DASHBOARD_ORDERS.unavailable}</Notice>
    ) : list.orders.length === 0 ? (
      <>
        <p>{DASHBOARD_ORDERS.none}</p>
        <div>
          <ButtonLink kind="quiet" href={searchPath('cars')}>
            {DASHBOARD_ORDERS.find}
          </ButtonLink>
        </div>
      </>
    ) : (
      list.orders.map((order) => <OneOrder key={order.id} order={order} branches={branches} />)
    )}
  </WaysIn>
);

const TONES: Readonly<Record<OrderView['state'], BadgeTone>> = {
  started: 'brand',
  placed: 'good',
  ready: 'good',
  collected: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};

interface OneOrderProps {
  readonly order: OrderView;
  readonly branches: readonly FieldOption[];
}

function OneOrder({ order, branches }: OneOrderProps) {
  const { vehicle, state, sections, lapsed } = order;
  const path = clickAndCollectPath(vehicle.stockId as StockId);
  const isLive = isLiveOrder(order);
  const deposit = order.deposit && depositLine(order.deposit);
  const isUnpaid = order.deposit !== undefined && isDepositUnpaid(order.deposit);
  const next = nextTask(orderTasks(sections, lapsed));
  const collection = isLive ? answerLines({ section: 'collection', sections, branches }) : [];
  return (
    <OrderCard as="article">
      <div className="head">
        <h3>{vehicle.title}</h3>
        <Badge $tone={TONES[state]}>{ORDER_STATE_WORDS[state]}</Badge>
      </div>
      <ol className="line">
        <StateMoment words={DASHBOARD_ORDERS.started} at={order.startedAt} />
        <StateMoment words={DASHBOARD_ORDERS.placed} at={order.placedAt} />
        <StateMoment words={ORDER_STATE_WORDS[state]} at={order.endedAt} />
      </ol>
      {(isLive || state === 'collected') && (
        <p>
          <span>{DASHBOARD_ORDERS.reference}</span> <strong>{order.reference}</strong>
        </p>
      )}
      {deposit !== undefined && (
        <p>
          <span>{DEPOSIT_WORDS.label}</span> <strong>{deposit}</strong>
        </p>
      )}
      {isEndedUnpaid(order) && deposit === undefined && (
        <p>{`${DEPOSIT_WORDS.missedText(order.endedAt)} ${DEPOSIT_WORDS.nothingCharged}`}</p>
      )}
      {collection.length > 0 && (
        <p>
          <span>{DASHBOARD_ORDERS.collection}</span> <strong>{collection.join(', ')}</strong>
        </p>
      )}
      <div className="ways">
        {state === 'started' && (
          <ButtonLink compact href={stepPath(path, next)}>
            {DASHBOARD_ORDERS.goOn}
          </ButtonLink>
        )}
        {isLive && isUnpaid && (
          <ButtonLink compact href={path}>
            {DASHBOARD_ORDERS.pay}
          </ButtonLink>
        )}
        {(isLive || state === 'collected') && (
          <SiteLink href={path}>{DASHBOARD_ORDERS.print}</SiteLink>
        )}
        {(isLive || state === 'started') && <CancelOrder order={order} path={path} />}
      </div>
    </OrderCard>
  );
}
