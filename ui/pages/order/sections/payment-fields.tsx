import { valueIn } from '../../../../core/kernel/form/field';
import { agreeOrder, financeChoices, type OrderView } from '../../../../core/order/public';
import { nothing } from '../../../../core/kernel/money';
import { inPounds, pounds } from '../../../../core/kernel/money';
import { productFromText } from '../../../../core/finance/public';
import { PAYMENT_NAMES, PAYMENT_TEXTS, PAYMENT_WORDS } from '../../../copy/order/order-copy';
import { PRODUCT_NAMES } from '../../../copy/product-copy';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { Select } from '../../../parts/select/select';
import { FinanceShown } from '../finance-shown';
import type { SectionFacts } from '../order-state';
import { Choices } from './choice-rows';
import { OfChoice } from './choices.styles';
import { fieldId, type SectionFieldsProps } from './section-fields';

const KINDS = ['bank-transfer', 'card-deposit', 'finance'] as const;

/** How the order is paid for; finance with what it comes to on the options that are looked at (CC-08). */
export function PaymentFields({ order, facts, values, faults, change }: SectionFieldsProps) {
  const choice = valueIn(values, 'choice');
  const { price } = order.vehicle;
  return (
    <>
      <Choices
        name="choice"
        legend={PAYMENT_WORDS.question}
        chosen={choice}
        fault={faults['choice']}
        choices={KINDS.filter((kind) => kind !== 'finance' || price !== undefined).map((kind) => ({
          value: kind,
          label: PAYMENT_NAMES[kind],
          about: PAYMENT_TEXTS[kind],
        }))}
        onChoose={(kind) => {
          change('choice', kind);
        }}
      />
      {facts.finance !== undefined && price !== undefined && (
        <OfChoice $choice="finance">
          <FinanceFields {...{ order, values, faults, change }} finance={facts.finance} />
        </OfChoice>
      )}
    </>
  );
}

type FinanceFieldsProps = Pick<SectionFieldsProps, 'order' | 'values' | 'faults' | 'change'> & {
  readonly finance: NonNullable<SectionFacts['finance']>;
};

const number = (value: number): string => value.toLocaleString('en-GB');

function FinanceFields({ order, values, faults, change, finance }: FinanceFieldsProps) {
  const { options, quotes } = finance;
  const choices = financeChoices(order.vehicle.price ?? nothing);
  const product = productFromText(valueIn(values, 'product')) ?? options.product;
  const chosen = (name: 'months' | 'deposit' | 'mileage'): string =>
    valueIn(values, name) === '' ? String(options[name]) : valueIn(values, name);
  const field = (name: string) => ({
    id: fieldId(name),
    name,
    error: faults[name],
    onChange: (event: React.ChangeEvent<HTMLSelectElement>) => {
      change(name, event.currentTarget.value);
    },
  });
  const quote = quotes?.[options.product];
  const agreed = quote && agreementOf(order, finance);
  return (
    <fieldset className="fields">
      <legend>{PAYMENT_WORDS.options}</legend>
      <div className="pair">
        <Select
          {...field('product')}
          label={PAYMENT_WORDS.product}
          value={product}
          choices={choices.products.map((code) => ({ value: code, label: PRODUCT_NAMES[code] }))}
        />
        <Select
          {...field('months')}
          label={PAYMENT_WORDS.months}
          value={chosen('months')}
          choices={choices
            .months('HP')
            .map((months) => ({ value: String(months), label: `${String(months)} months` }))}
        />
        <Select
          {...field('deposit')}
          label={PAYMENT_WORDS.deposit}
          value={chosen('deposit')}
          choices={choices.deposits.map((deposit) => ({
            value: String(deposit),
            label: inPounds(pounds(deposit)),
          }))}
        />
        <Select
          {...field('mileage')}
          label={PAYMENT_WORDS.mileage}
          value={chosen('mileage')}
          choices={choices.mileages.map((miles) => ({
            value: String(miles),
            label: number(miles),
          }))}
        />
      </div>
      <div className="ways">
        <Button type="submit" kind="quiet" formMethod="get" formNoValidate>
          {PAYMENT_WORDS.update}
        </Button>
      </div>
      <div className="fields" aria-live="polite">
        {quote === undefined || agreed?.finance === undefined ? (
          <Notice tone="warning">{PAYMENT_WORDS.noQuote}</Notice>
        ) : (
          <FinanceShown {...agreed.finance} title={order.vehicle.title} />
        )}
      </div>
    </fieldset>
  );
}

/** What the order would come to on these options. */
function agreementOf(
  { vehicle, sections, agreement }: OrderView,
  { options, quotes }: NonNullable<SectionFacts['finance']>,
) {
  const quote = quotes?.[options.product];
  return vehicle.price === undefined
    ? undefined
    : agreeOrder({
        price: vehicle.price,
        adminFee: vehicle.adminFee ?? nothing,
        partExchange: sections.partExchange?.answer ?? { kind: 'none' },
        paymentMethod: { kind: 'finance', ...options },
        reservationFee: agreement?.reservationFee ?? nothing,
        ...(quote !== undefined && { quote }),
      });
}
