import { exampleHpQuote, examplePcpQuote } from '../../workbench/example-stock';
import { withExampleApp } from '../../workbench/with-example-app';
import type { Examples } from '../../parts/examples';
import { RepresentativeExample } from './representative-example';

const SUBJECT = '2021 (71) Ford Fiesta at £9,495';

export const representativeExampleExamples: Examples = {
  'Of both products': withExampleApp(
    <RepresentativeExample
      quotes={{ HP: exampleHpQuote, PCP: examplePcpQuote }}
      subject={SUBJECT}
    />,
  ),
  'Of one': withExampleApp(
    <RepresentativeExample quotes={{ HP: exampleHpQuote }} subject={SUBJECT} />,
  ),
};
