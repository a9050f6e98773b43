import type { Quote } from '../../../core/finance/public';
import { pence, pounds } from '../../../core/kernel/money';

/** Hire purchase on the £9,495 Fiesta: 60 payments, a fifth down. */
export const anHpQuote = (change: Partial<Quote> = {}): Quote => ({
  product: 'HP',
  regularPayment: pence(169_87),
  numberOfRegularPayments: 60,
  termMonths: 60,
  cashPrice: pounds(9495),
  deposit: pounds(1899),
  amountOfCredit: pounds(7596),
  totalAmountPayable: pence(12_091_20),
  apr: 12.9,
  interestRate: 12.2,
  ...change,
});

/** A personal contract purchase on the same Fiesta, with its optional final payment. */
export const aPcpQuote = (change: Partial<Quote> = {}): Quote => ({
  product: 'PCP',
  regularPayment: pence(142_05),
  numberOfRegularPayments: 47,
  termMonths: 48,
  cashPrice: pounds(9495),
  deposit: pounds(1899),
  amountOfCredit: pounds(7596),
  totalAmountPayable: pence(12_300_35),
  apr: 12.9,
  interestRate: 12.2,
  annualMileage: 8000,
  optionalFinalPayment: pounds(3725),
  ...change,
});
