import { NOT_KNOWN } from '../../../copy/valuation/journey-a-copy';
import { Facts } from './screen-parts.styles';

/** A fact by its name; without words where nobody told it. */
export type Fact = readonly [name: string, words: string | undefined];

/** What is known of a vehicle, and what is not. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <Facts>
    {facts.map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{words ?? NOT_KNOWN}</dd>
      </div>
    ))}
  </Facts>
);
