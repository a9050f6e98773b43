import type { SiteSection } from '../../../core/stock/public';
import { reservationTerms } from '../../copy/reservation/reservation-terms-copy';
import { TermsBox } from './reserve.styles';

interface FeeTermsProps {
  readonly section: SiteSection;
  readonly level?: 'h2' | 'h3';
}

/** What the fee does: what it keeps, and how it comes back. */
export function FeeTerms({ section, level: Heading = 'h2' }: FeeTermsProps) {
  const { title, points } = reservationTerms(section);
  return (
    <TermsBox>
      <Heading>{title}</Heading>
      <dl>
        {points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </TermsBox>
  );
}
