import { styled } from 'styled-components';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const StepBody = styled.div<{ $isBeside?: boolean }>`
  display: grid;
  gap: ${space(24)};
  margin-top: ${({ $isBeside }) => ($isBeside === true ? '0' : space(24))};
  min-width: 0;
`;

/** What is taken for granted, before one's own details. */
export const Assumed = styled.section`
  display: grid;
  gap: ${space(8)};
  max-width: 36rem;
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  li {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    font-weight: 650;
    ${text(18)}
  }
  svg {
    flex: none;
    color: ${token('good')};
  }
  .soft {
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;
