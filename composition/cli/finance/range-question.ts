import { calculatorTarget, monthlyRangeAround } from '../../../core/search/public';
import { inPounds, pounds, type Money } from '../../../core/kernel/money';
import { moneyOption } from '../question/option-values';
import { figureLines } from '../question/figure-lines';
import { answeredBy, type Question } from '../question/question';

/** `forecourt finance range`: where to look for vehicles of this payment (FIN-15, ROUTE-39). */
export const rangeQuestion: Question<Money> = {
  name: 'range',
  about: 'the monthly budget to search around a payment, and the address of that search',
  keys: [{ key: 'payment', value: '<pounds>', about: 'a month' }],
  open: answeredBy((options) => moneyOption(options, 'payment')),
  inJson: (payment) => ({ ...rangeInJson(payment), address: calculatorTarget(payment) }),
  inText: (payment) => {
    const { from, to } = monthlyRangeAround(payment);
    return figureLines([
      ['From, a month', inPounds(pounds(from))],
      ['To, a month', inPounds(pounds(to))],
      ['Address', calculatorTarget(payment)],
    ]);
  },
};

/** The range by the names it has in an address, in whole pounds. */
export function rangeInJson(payment: Money) {
  const { from, to } = monthlyRangeAround(payment);
  return { monthly_from: from, monthly_to: to };
}
