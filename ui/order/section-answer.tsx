import type { FieldOption } from '../../core/enquiry/public';
import type { OrderSection, OrderView } from '../../core/order/public';
import { longDay } from '../copy/day-copy';
import { PART_EXCHANGE_WORDS, PAYMENT_NAMES } from '../copy/order/order-copy';
import { PRODUCT_NAMES } from '../copy/product-copy';

interface SectionAnswerProps {
  readonly section: OrderSection;
  readonly sections: OrderView['sections'];
  readonly branches: readonly FieldOption[];
}

/** What a section says, a line each; nothing of one that is not filled in. */
export const SectionAnswer = (props: SectionAnswerProps) =>
  answerLines(props).map((line) => <p key={line}>{line}</p>);

export function answerLines({
  section,
  sections,
  branches,
}: SectionAnswerProps): readonly string[] {
  switch (section) {
    case 'compliance': {
      const buyer = sections.compliance?.answer;
      return buyer === undefined
        ? []
        : [
            `${buyer.firstName} ${buyer.lastName}`,
            [buyer.address, buyer.town, buyer.postcode].join(', '),
            buyer.telephone,
          ];
    }
    case 'partExchange': {
      const given = sections.partExchange?.answer;
      if (given === undefined) return [];
      return given.kind === 'none'
        ? [PART_EXCHANGE_WORDS.none]
        : [PART_EXCHANGE_WORDS.held(given.name, given.value)];
    }
    case 'paymentMethod': {
      const method = sections.paymentMethod?.answer;
      if (method === undefined) return [];
      return method.kind === 'finance'
        ? [PRODUCT_NAMES[method.product], `${String(method.months)} months`]
        : [PAYMENT_NAMES[method.kind]];
    }
    case 'collection': {
      const slot = sections.collection?.answer;
      if (slot === undefined) return [];
      const branch = branches.find(({ value }) => value === slot.branchId)?.text;
      return [...(branch === undefined ? [] : [branch]), `${longDay(slot.day)} at ${slot.time}`];
    }
  }
}
