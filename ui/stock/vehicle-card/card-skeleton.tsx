import { styled } from 'styled-components';
import { radius, space } from '../../theme/scale';
import { token } from '../../theme/tokens';

const Box = styled.div`
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  overflow: clip;

  .picture {
    aspect-ratio: 16 / 10;
    background: ${token('wash')};
  }
  .lines {
    display: grid;
    gap: ${space(12)};
    padding: ${space(16)};
    min-height: 19rem;
    align-content: start;
  }
  .lines > * {
    height: 1.25rem;
    border-radius: 4px;
    background: ${token('wash')};
  }
`;

/** The room a card takes, before it comes. */
export const CardSkeleton = () => (
  <Box>
    <div className="picture" />
    <div className="lines">
      <div />
      <div />
      <div />
    </div>
  </Box>
);
