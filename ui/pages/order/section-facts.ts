import { isLeft } from 'fp-ts/Either';
import { dealershipOptions } from '../../../core/enquiry/public';
import { PRODUCT_CODES, productFromText, type QuoteSet } from '../../../core/finance/public';
import type { FormValues } from '../../../core/kernel/form/field';
import {
  financeChoices,
  financeWithin,
  ORDER_FINANCE,
  quoteTermsOf,
  SECTION_FIELDS,
  sectionValues,
  type FinanceOptions,
  type OrderView,
} from '../../../core/order/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { readTyping } from './kept-typing';
import type { OrderStep, SectionFacts } from './order-state';

/** What a part of an order needs beside it; what cannot be had is left out, and said. */
export async function sectionFacts(
  app: App,
  request: Request,
  order: OrderView,
  step: OrderStep,
): Promise<SectionFacts> {
  const { searchParams } = new URL(request.url);
  const branches = await branchesOf(app, request);
  const kept = readTyping(app.request?.receipt);
  const isKept = kept?.section === step;
  const chosenFor = (names: readonly string[]): FormValues =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = searchParams.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
    );
  const common = { branches, ...(isKept && { kept: kept.values }) };
  switch (step) {
    case 'collection': {
      const chosen = chosenFor(SECTION_FIELDS.collection);
      const values = { ...sectionValues(step, order.sections), ...chosen };
      const branch = values['branch'] ?? order.vehicle.branchId ?? '';
      if (!branches.some(({ value }) => value === branch)) return { ...common, chosen };
      const days = await answerTo(app.ports.orderRecords.collectionDays(branch), request.signal);
      return isLeft(days)
        ? { ...common, chosen: { ...chosen, branch }, hasNoAnswer: true }
        : { ...common, chosen: { ...chosen, branch }, days: days.right };
    }
    case 'paymentMethod': {
      const chosen = chosenFor(SECTION_FIELDS.paymentMethod);
      const options = financeOf(
        { ...sectionValues(step, order.sections), ...chosen },
        order.vehicle.price,
      );
      const { stockId } = order.vehicle;
      const answer = await answerTo(
        app.ports.quotes.quotesFor([stockId], quoteTermsOf(options)),
        request.signal,
      );
      const quotes = isLeft(answer) ? undefined : answer.right[stockId];
      const isAsked =
        chosen['product'] !== undefined || order.sections[step]?.answer.kind === 'finance';
      return {
        ...common,
        chosen,
        finance: {
          options: isAsked ? options : { ...options, product: offeredProduct(options, quotes) },
          quotes,
        },
      };
    }
    case 'tasks':
    case 'check':
    case 'compliance':
    case 'partExchange':
      return { ...common, chosen: {} };
  }
}

/** The one that finance begins with, if it is offered on this vehicle; else one that is. */
const offeredProduct = (
  { product }: FinanceOptions,
  quotes: QuoteSet | undefined,
): FinanceOptions['product'] =>
  quotes?.[product] === undefined
    ? (PRODUCT_CODES.find((code) => quotes?.[code] !== undefined) ?? product)
    : product;

async function branchesOf(app: App, request: Request): Promise<SectionFacts['branches']> {
  const branches = await answerTo(app.ports.content.branches(), request.signal);
  return isLeft(branches) ? [] : dealershipOptions(branches.right);
}

/** What is chosen; what is not, or cannot be, as finance begins (CC-08). */
function financeOf(values: FormValues, price: OrderView['vehicle']['price']): FinanceOptions {
  const choices = price === undefined ? undefined : financeChoices(price);
  const among = (
    name: 'months' | 'deposit' | 'mileage',
    offered: readonly number[] | undefined,
  ): number => {
    const wanted = Number(values[name] ?? NaN);
    return offered?.includes(wanted) === true ? wanted : ORDER_FINANCE[name];
  };
  const product = productFromText(values['product']) ?? ORDER_FINANCE.product;
  return financeWithin({
    product,
    months: among('months', choices?.months(product)),
    deposit: among('deposit', choices?.deposits),
    mileage: among('mileage', choices?.mileages),
  });
}
