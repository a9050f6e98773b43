import type { CardFacts } from '../../../core/stock/public';
import { titleWords } from '../../copy/vehicle-copy';
import { SiteLink } from '../../parts/site-link/site-link';
import { CardTitle } from './vehicle-card.styles';

/**
 * Plate, make and range over the derivative (CARD-11, CARD-12). The title leads where View Details
 * does, so that button alone is the tab stop of the two (UX rule 11).
 */
export function CardHeading({ facts }: { readonly facts: CardFacts }) {
  const title = titleWords(facts.title);
  return (
    <CardTitle>
      <h3>
        <SiteLink href={facts.links.details} title={title} tabIndex={-1}>
          {title}
        </SiteLink>
      </h3>
      <p title={facts.title.derivative}>{facts.title.derivative ?? ' '}</p>
    </CardTitle>
  );
}
