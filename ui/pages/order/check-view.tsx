import { useLocation } from 'react-router-dom';
import { inPounds, isPositive, subtract } from '../../../core/kernel/money';
import { depositAsked, nextTask, ORDER_SECTIONS, orderTasks } from '../../../core/order/public';
import { useSending } from '../../account/use-sending';
import { DEPOSIT_TERMS } from '../../copy/order/deposit-copy';
import {
  CHECK_WORDS,
  ORDER_WORDS,
  SECTION_TITLES,
  VALUATION_NOTE,
} from '../../copy/order/order-copy';
import { Button, ButtonLink } from '../../parts/button/button';
import { SiteLink } from '../../parts/site-link/site-link';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { FinanceShown } from './finance-shown';
import { Hindrances } from './hindrances';
import { MoneyRows } from './money-rows';
import { CHECKED, INTENT, INTENTS, ORDER, stepPath } from '../../order/order-names';
import type { OrderPageState } from './order-state';
import { DueNow, OrderSheet, SummaryRows } from './order.styles';
import { SectionAnswer } from '../../order/section-answer';

export type CheckViewProps = Pick<
  Extract<OrderPageState, { readonly kind: 'order' }>,
  'order' | 'facts'
> & {
  readonly problem: string | undefined;
};

/** All of an order to be checked, and the press that places it. */
export function CheckView({ order, facts, problem }: CheckViewProps) {
  const { pathname } = useLocation();
  const { isSending, onSubmit } = useSending();
  const { sections, lapsed, agreement } = order;
  const deposit = depositAsked(order);
  const next = nextTask(orderTasks(sections, lapsed));
  const canPlace = next === 'check' && order.hindrance === undefined && agreement !== undefined;
  return (
    <>
      <Hindrances order={order} problem={problem} />
      <p className="soft">{CHECK_WORDS.text}</p>
      <OrderSheet>
        <SummaryRows>
          {ORDER_SECTIONS.map((section) => (
            <div key={section}>
              <dt>{SECTION_TITLES[section]}</dt>
              <dd>
                <SectionAnswer section={section} sections={sections} branches={facts.branches} />
                {section === 'partExchange' &&
                  sections.partExchange?.answer.kind === 'valuation' && <p>{VALUATION_NOTE}</p>}
              </dd>
              <dd>
                <SiteLink href={stepPath(pathname, section)}>
                  <span>{ORDER_WORDS.change}</span>{' '}
                  <VisuallyHidden>{SECTION_TITLES[section]}</VisuallyHidden>
                </SiteLink>
              </dd>
            </div>
          ))}
        </SummaryRows>
        {agreement !== undefined && (
          <>
            <h2>{CHECK_WORDS.toPay}</h2>
            <MoneyRows agreement={agreement} isByDeposit={isPositive(deposit)} />
            {agreement.finance !== undefined && (
              <FinanceShown {...agreement.finance} title={order.vehicle.title} />
            )}
          </>
        )}
        {canPlace ? (
          <form method="post" action={stepPath(pathname, 'check')} onSubmit={onSubmit}>
            <input type="hidden" name={INTENT} value={INTENTS.place} />
            <input type="hidden" name={ORDER} value={order.id} />
            <input type="hidden" name={CHECKED} value={order.checked} />
            <p>
              <span>
                {isPositive(deposit)
                  ? DEPOSIT_TERMS.before(deposit, subtract(agreement.toPay, deposit))
                  : CHECK_WORDS.agree}
              </span>{' '}
              <SiteLink href="/terms-and-conditions/">{CHECK_WORDS.terms}</SiteLink>
            </p>
            {isPositive(deposit) && (
              <DueNow>
                <strong>{inPounds(deposit)}</strong> <span>{DEPOSIT_TERMS.now}</span>
              </DueNow>
            )}
            <Button type="submit" wide busy={isSending} busyLabel={CHECK_WORDS.placing}>
              {isPositive(deposit) ? DEPOSIT_TERMS.button(deposit) : CHECK_WORDS.place}
            </Button>
            {isPositive(deposit) && <p className="soft">{DEPOSIT_TERMS.after(deposit)}</p>}
          </form>
        ) : (
          next !== 'check' && (
            <div className="ways">
              <ButtonLink href={stepPath(pathname, next)}>{ORDER_WORDS.goOn}</ButtonLink>
            </div>
          )
        )}
      </OrderSheet>
    </>
  );
}
