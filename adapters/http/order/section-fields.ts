import { pence } from '../../../core/kernel/money';
import type { SectionDraft } from '../../../core/order/public';

/** What is sent of a section. */
export function sectionFields(draft: SectionDraft): Readonly<Record<string, unknown>> {
  switch (draft.section) {
    case 'compliance': {
      const { answer } = draft;
      return {
        first_name: answer.firstName,
        last_name: answer.lastName,
        telephone: answer.telephone,
        address_1: answer.address,
        town_city: answer.town,
        post_code: answer.postcode,
        licence_held: answer.licenceHeld,
        licence_address: answer.licenceShowsAddress,
      };
    }
    case 'partExchange':
      return draft.answer.kind === 'none'
        ? { type: 'none' }
        : {
            type: 'valuation',
            valuation: draft.answer.hash,
            settlement: (pence(draft.answer.settlement) / 100).toFixed(2),
          };
    case 'paymentMethod':
      return paymentFields(draft.answer);
    case 'collection':
      return {
        branch_id: draft.answer.branchId,
        date: draft.answer.day,
        time: draft.answer.time,
      };
  }
}

function paymentFields(
  answer: Extract<SectionDraft, { readonly section: 'paymentMethod' }>['answer'],
): Readonly<Record<string, unknown>> {
  switch (answer.kind) {
    case 'bank-transfer':
      return { type: 'bank_transfer' };
    case 'card-deposit':
      return { type: 'card_deposit' };
    case 'finance':
      return {
        type: 'finance',
        product_type: answer.product,
        term: answer.months,
        deposit: answer.deposit,
        mileage: answer.mileage,
      };
  }
}
