import { withExampleApp } from '../../workbench/with-example-app';
import type { Examples } from '../../parts/examples';
import { CreditIndicator } from './credit-indicator';

export const creditIndicatorExamples: Examples = {
  'With its own page': withExampleApp(<CreditIndicator />),
  'With a lender’s page': withExampleApp(<CreditIndicator link="https://lender.example/check" />),
};
