import { pounds } from '../../../core/kernel/money';
import { exampleHpQuote, examplePcpQuote } from '../../workbench/example-stock';
import type { Examples } from '../../parts/examples';
import { FinanceTable } from './finance-table';

export const financeTableExamples: Examples = {
  'Of a PCP': <FinanceTable quote={examplePcpQuote} caption="PCP on the Ford Fiesta" />,
  'Of hire purchase of a van, with its VAT, and nothing down': (
    <FinanceTable
      quote={{ ...exampleHpQuote, cashPrice: pounds(12_000), deposit: pounds(0) }}
      isCommercial
      caption="HP on the Ford Transit"
    />
  ),
};
