import { latest } from '../../../../core/kernel/remote';
import { exampleVehicle, type SearchState } from '../../../../core/showroom/public';
import { titleParts } from '../../../../core/stock/public';
import { EXAMPLE_LINE_TITLE, exampleApr, exampleSentence } from '../../../copy/example-line-copy';
import { titleWords } from '../../../copy/vehicle-copy';
import type { Blocks } from '../../../parts/blocks';
import { ExampleText } from './results.styles';

interface ExampleLineProps {
  readonly state: SearchState;
  /** Stands at its end. */
  readonly children: Blocks;
}

/**
 * What the figures a month on the cards stand for, before the first of them (CONC 3.5.5, UX rule 13).
 * The example as a table is at the foot.
 */
export function ExampleLine({ state, children }: ExampleLineProps) {
  const example = exampleVehicle(
    latest(state.results)?.vehicles ?? [],
    latest(state.quotes),
    state.query.finance.type,
  );
  return (
    <ExampleText data-waiting={state.quotes.kind === 'loading'}>
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
}
