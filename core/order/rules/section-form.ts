import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { productFromText } from '../../finance/public';
import { TICKED, valueIn, type FormValues } from '../../kernel/form/field';
import { nothing } from '../../kernel/money';
import { readSettlement } from '../../valuation/public';
import type { OrderSection, OrderSections } from '../model/order-sections';
import { ORDER_FINANCE } from '../model/order-terms';
import type { SectionDraft } from '../ports/order-desk';
import { complianceOf, complianceValues, LICENCE_HELD } from './compliance-form';

/** The names of what is chosen in the sections beside compliance, in the page's forms and on the command line. */
export const SECTION_FIELDS = {
  partExchange: ['choice', 'valuation', 'settlement'],
  paymentMethod: ['choice', 'product', 'months', 'deposit', 'mileage'],
  collection: ['branch', 'day', 'time'],
} as const satisfies Readonly<Record<Exclude<OrderSection, 'compliance'>, readonly string[]>>;

/** What is wrong with a choice, by its name; compliance has the faults of every form. */
export type ChoiceFaults = Readonly<Record<string, 'missing' | 'not-an-amount' | 'not-an-option'>>;

/** What was filled in, as it is sent; what the back end alone can know is left to it. */
export function sectionDraft(
  section: OrderSection,
  values: FormValues,
): Either<ChoiceFaults, SectionDraft> {
  const typed = (name: string): string => valueIn(values, name).trim();
  switch (section) {
    case 'compliance':
      return right({
        section,
        answer: {
          ...complianceOf(values),
          licenceHeld: valueIn(values, LICENCE_HELD) === TICKED,
        },
      });
    case 'partExchange': {
      const choice = typed('choice');
      if (choice === 'none') return right({ section, answer: { kind: 'none' } });
      if (choice !== 'valuation')
        return left({ choice: choice === '' ? 'missing' : 'not-an-option' });
      const owed = readSettlement(typed('settlement'));
      if (isLeft(owed)) return left({ settlement: 'not-an-amount' });
      const settlement = owed.right ?? nothing;
      return right({
        section,
        answer: { kind: 'valuation', hash: typed('valuation'), settlement },
      });
    }
    case 'paymentMethod': {
      const choice = typed('choice');
      if (choice === 'bank-transfer' || choice === 'card-deposit') {
        return right({ section, answer: { kind: choice } });
      }
      if (choice !== 'finance')
        return left({ choice: choice === '' ? 'missing' : 'not-an-option' });
      const product = productFromText(typed('product') || ORDER_FINANCE.product);
      if (product === undefined) return left({ product: 'not-an-option' });
      const number = (name: string, usual: number): number =>
        typed(name) === '' ? usual : Number(typed(name));
      return right({
        section,
        answer: {
          kind: 'finance',
          product,
          months: number('months', ORDER_FINANCE.months),
          deposit: number('deposit', ORDER_FINANCE.deposit),
          mileage: number('mileage', ORDER_FINANCE.mileage),
        },
      });
    }
    case 'collection': {
      const missing = SECTION_FIELDS.collection.filter((name) => typed(name) === '');
      return missing.length > 0
        ? left(Object.fromEntries(missing.map((name) => [name, 'missing' as const])))
        : right({
            section,
            answer: { branchId: typed('branch'), day: typed('day'), time: typed('time') },
          });
    }
  }
}

/** A saved section as its form is filled in; empty where it was not saved. */
export function sectionValues(section: OrderSection, sections: OrderSections): FormValues {
  switch (section) {
    case 'compliance':
      return sections.compliance === undefined ? {} : complianceValues(sections.compliance.answer);
    case 'partExchange': {
      const answer = sections.partExchange?.answer;
      if (answer === undefined) return {};
      return answer.kind === 'none'
        ? { choice: 'none' }
        : {
            choice: 'valuation',
            valuation: answer.hash,
            settlement: answer.settlement > 0 ? String(answer.settlement / 100) : '',
          };
    }
    case 'paymentMethod': {
      const answer = sections.paymentMethod?.answer;
      if (answer === undefined) return {};
      return answer.kind === 'finance'
        ? {
            choice: answer.kind,
            product: answer.product,
            months: String(answer.months),
            deposit: String(answer.deposit),
            mileage: String(answer.mileage),
          }
        : { choice: answer.kind };
    }
    case 'collection': {
      const answer = sections.collection?.answer;
      return answer === undefined
        ? {}
        : { branch: answer.branchId, day: answer.day, time: answer.time };
    }
  }
}
