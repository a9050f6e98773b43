import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormValues } from '../../../../core/kernel/form/field';
import { sectionValues, type OrderSection } from '../../../../core/order/public';
import { StopSummary } from '../../../account/stop-summary';
import { useSending } from '../../../account/use-sending';
import { CLASH, ORDER_WORDS, SECTION_LEADS } from '../../../copy/order/order-copy';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { SiteLink } from '../../../parts/site-link/site-link';
import { SAVE, savedAs, STEP, stepPath } from '../../../order/order-names';
import type { OrderPageState, OrderPosted } from '../order-state';
import { OrderSheet } from '../order.styles';
import { SectionAnswer } from '../../../order/section-answer';
import { CollectionFields } from './collection-fields';
import { ComplianceFields } from './compliance-fields';
import { fieldId, type SectionFieldsProps } from './section-fields';
import { PartExchangeFields } from './part-exchange-fields';
import { PaymentFields } from './payment-fields';

type OfOrder = Extract<OrderPageState, { readonly kind: 'order' }>;

export interface SectionViewProps extends Omit<OfOrder, 'kind'> {
  readonly section: OrderSection;
  readonly posted: OrderPosted | undefined;
}

const FIELDS: Readonly<Record<OrderSection, (props: SectionFieldsProps) => React.ReactNode>> = {
  compliance: ComplianceFields,
  partExchange: PartExchangeFields,
  paymentMethod: PaymentFields,
  collection: CollectionFields,
};

/** One section of an order: its fields, what is wrong with them, and the press that saves it. */
export function SectionView({ section, posted, ...state }: SectionViewProps) {
  const { order, facts } = state;
  const { pathname } = useLocation();
  const [values, setValues] = useState<FormValues>(() => ({
    ...begunWith(section, state),
    ...facts.chosen,
    ...facts.kept,
    ...posted?.values,
  }));
  const { isSending, onSubmit } = useSending();
  const faults = posted?.faults ?? {};
  const { problem } = posted ?? {};
  const Fields = FIELDS[section];
  const saved = order.sections[section];
  return (
    <OrderSheet>
      <p className="soft">{SECTION_LEADS[section]}</p>
      {facts.kept !== undefined && posted === undefined && (
        <div role="status">
          <Notice title={ORDER_WORDS.kept}>{ORDER_WORDS.keptText}</Notice>
        </div>
      )}
      {posted?.isClash === true && saved !== undefined && (
        <Notice tone="warning" title={CLASH.title}>
          <p>{CLASH.text}</p>
          <SectionAnswer section={section} sections={order.sections} branches={facts.branches} />
          <p>
            <SiteLink href={stepPath(pathname, section)}>{CLASH.keep}</SiteLink>
          </p>
        </Notice>
      )}
      <form
        method="post"
        action={stepPath(pathname, section)}
        noValidate
        onSubmit={(event) => {
          const pressed = event.nativeEvent.submitter;
          // Figures and times are asked for again, and nothing is sent.
          if (pressed?.getAttribute('formmethod') !== 'get') onSubmit(event);
        }}
      >
        <StopSummary
          faults={Object.entries(faults).map(([name, sentence]) => ({
            id: fieldId(name),
            name,
            sentence,
          }))}
          others={problem === undefined ? [] : [problem]}
        />
        {/* In the address too, when figures or times are asked for again. */}
        <input type="hidden" name={STEP} value={section} />
        <Fields
          {...state}
          values={values}
          faults={faults}
          change={(name, value) => {
            setValues((before) => ({ ...before, [name]: value }));
          }}
        />
        <div className="ways">
          <Button
            type="submit"
            name={SAVE}
            value={savedAs(order.id, saved?.version ?? 0)}
            busy={isSending}
            busyLabel={ORDER_WORDS.saving}
          >
            {ORDER_WORDS.save}
          </Button>
          <SiteLink href={pathname}>{ORDER_WORDS.back}</SiteLink>
        </div>
      </form>
    </OrderSheet>
  );
}

/** As it was saved; a customer's own name stands in a form that was not. */
function begunWith(
  section: OrderSection,
  { order, customer }: Pick<OfOrder, 'order' | 'customer'>,
): FormValues {
  const saved = sectionValues(section, order.sections);
  if (section !== 'compliance' || order.sections.compliance !== undefined) return saved;
  return { first_name: customer.firstName ?? '', last_name: customer.lastName ?? '' };
}
