import { CalendarCheck, PoundSterling, ShieldCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { BROWSE_WORDS, REASONS } from '../../../copy/hero-copy';
import { ILLUSTRATION_LINE } from '../../../copy/illustration-copy';
import { media } from '../../../theme/media';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { HomeSection } from './home-section.styles';

const ICONS = { history: ShieldCheck, price: PoundSterling, reserve: CalendarCheck } as const;

const Reasons = styled.ul`
  display: grid;
  gap: ${space(12)};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(16)};
  }
  li {
    padding: ${space(24)};
    border-radius: ${radius.card};
    background: ${token('brand-wash')};
  }
  svg {
    margin-bottom: ${space(12)};
    color: ${token('brand')};
  }
  p {
    margin-top: ${space(4)};
  }
`;

const Note = styled.p`
  margin-block: ${space(24)} ${space(48)};
  color: ${token('ink-soft')};
  ${text(15)}
`;

/** What is true of every vehicle here, and what the pictures are. */
export const WhyBuyHere = () => (
  <HomeSection aria-labelledby="why-buy">
    <header>
      <h2 id="why-buy">{BROWSE_WORDS.why}</h2>
    </header>
    <Reasons>
      {REASONS.map(({ kind, title, text: words }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind}>
            <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        );
      })}
    </Reasons>
    <Note>{ILLUSTRATION_LINE}</Note>
  </HomeSection>
);
