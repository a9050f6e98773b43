import { styled } from 'styled-components';
import { Icon } from '../../../parts/icon/icon';
import { media } from '../../../theme/media';
import { layer, radius, shadow, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

const TipBox = styled.details`
  position: relative;

  summary {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 1.75rem;
    min-height: 1.75rem;
    border-radius: ${radius.control};
    color: ${token('ink-soft')};
    ${media.touch} {
      min-width: 2.75rem;
      min-height: 2.75rem;
    }
  }
  summary:hover,
  &[open] summary {
    color: ${token('brand')};
  }
  p {
    position: absolute;
    z-index: ${layer.raised};
    top: 100%;
    inset-inline-start: -4rem;
    width: 15rem;
    padding: ${space(12)};
    border: 1px solid ${token('line')};
    border-radius: ${radius.control};
    background: ${token('paper')};
    box-shadow: ${shadow};
    ${text(15)}
  }
  ${media.print} {
    display: none;
  }
`;

interface TierTipProps {
  /** What it explains: "About Average". */
  readonly label: string;
  readonly words: string;
}

/** An explanation behind an info sign (VALA-46); one at a time is open, with script and without. */
export const TierTip = ({ label, words }: TierTipProps) => (
  <TipBox name="tier-tip">
    <summary aria-label={label}>
      <Icon name="info" size={18} />
    </summary>
    <p>{words}</p>
  </TipBox>
);
