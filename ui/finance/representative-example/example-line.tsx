import type { ExampleVehicle } from '../../../core/showroom/public';
import { titleParts } from '../../../core/stock/public';
import { EXAMPLE_LINE_TITLE, exampleApr, exampleSentence } from '../../copy/example-line-copy';
import { titleWords } from '../../copy/vehicle-copy';
import type { Blocks } from '../../parts/blocks';
import { ExampleText } from './example-line.styles';

interface ExampleLineProps {
  readonly example: ExampleVehicle | undefined;
  /** The figures are on their way: their place is kept. */
  readonly isWaiting: boolean;
  /** Stands at its end. */
  readonly children?: Blocks;
}

/** What the figures a month on cards stand for, before the first of them (CONC 3.5.5, UX rule 13). */
export const ExampleLine = ({ example, isWaiting, children }: ExampleLineProps) => (
  <ExampleText data-waiting={isWaiting}>
    {example !== undefined && (
      <span>
        <span>{`${EXAMPLE_LINE_TITLE}, ${example.quote.product}`}</span>
        <span className="roomy">{` on a ${titleWords(titleParts(example.vehicle))}`}</span>
        <span>{`: ${exampleSentence(example.quote)}. `}</span>
        <strong>{`${exampleApr(example.quote)}.`}</strong>
      </span>
    )}
    {children}
  </ExampleText>
);
