import { pence, pounds } from '../../../core/kernel/money';
import type { Examples } from '../examples';
import { MonthlyPrice, Price } from './price';

export const priceExamples: Examples = {
  Price: <Price now={pounds(12995)} />,
  Reduced: <Price now={pounds(9995)} was={pounds(10495)} />,
  'On a page, six figures': <Price now={pounds(104995)} size="page" />,
  'Small, without VAT': <Price now={pounds(14250)} size="small" suffix="+VAT" />,
  Monthly: <MonthlyPrice monthly={pence(19921)} product="PCP" />,
};
