import { figuresOfQuote } from '../../../core/finance/public';
import { pence } from '../../../core/kernel/money';
import { exampleHpQuote, examplePcpQuote } from '../../workbench/example-stock';
import type { Examples } from '../../parts/examples';
import { HowItAddsUp } from './how-it-adds-up';

export const howItAddsUpExamples: Examples = {
  'Hire purchase': <HowItAddsUp figures={figuresOfQuote(exampleHpQuote)} />,
  'With a final payment': <HowItAddsUp figures={figuresOfQuote(examplePcpQuote)} />,
  'A total that does not add up': (
    <HowItAddsUp
      figures={figuresOfQuote({ ...exampleHpQuote, totalAmountPayable: pence(11_091_20) })}
    />
  ),
};
