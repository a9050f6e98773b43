import { styled } from 'styled-components';
import { dayInBritain } from '../../../../core/kernel/calendar-day';
import { WORTH_BOX } from '../../../copy/valuation/worth-copy';
import { WorthForm } from '../../../form/registration/worth-form';
import { useApp } from '../../../kit/app-context';
import { media } from '../../../theme/media';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { HomeSection } from './home-section.styles';

const Panel = styled.div`
  display: grid;
  gap: ${space(24)};
  padding: ${space(24, 16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  p {
    max-width: 34rem;
    margin-top: ${space(8)};
    color: ${token('ink-soft')};
  }
  ${media.tablet} {
    padding: ${space(32)};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(48)};
    align-items: center;
    padding: ${space(48)};
    p {
      ${text(18)}
    }
  }
`;

/** What the shopper drives now, which may pay for part of the next (VALB-12). */
export function ValueYourCar() {
  const { clock } = useApp();
  return (
    <HomeSection aria-labelledby="value-your-car">
      <Panel>
        <div>
          <h2 id="value-your-car">{WORTH_BOX.title}</h2>
          <p>{WORTH_BOX.text}</p>
        </div>
        <WorthForm today={dayInBritain(clock.now())} />
      </Panel>
    </HomeSection>
  );
}
