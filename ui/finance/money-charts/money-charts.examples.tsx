import { figuresOfQuote } from '../../../core/finance/public';
import { pounds } from '../../../core/kernel/money';
import { exampleHpQuote, examplePcpQuote } from '../../workbench/example-stock';
import type { Examples } from '../../parts/examples';
import { MoneyCharts } from './money-charts';

export const moneyChartsExamples: Examples = {
  'Hire purchase': <MoneyCharts figures={figuresOfQuote(exampleHpQuote)} />,
  'With a final payment and a fee': (
    <MoneyCharts figures={figuresOfQuote({ ...examplePcpQuote, optionFee: pounds(10) })} />
  ),
};
