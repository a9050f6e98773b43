import { styled } from 'styled-components';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const BranchCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space(16)};
  margin-top: ${space(24)};

  > li {
    display: grid;
    align-content: start;
    gap: ${space(4)};
    padding: ${space(16)};
    border: 1px solid ${token('line')};
    border-radius: ${radius.card};
    background: ${token('paper')};
  }
  h2 {
    ${text(18)}
  }
  h2 a {
    display: inline-block;
    padding-block: 2px;
  }
  p {
    color: ${token('ink-soft')};
    margin-bottom: ${space(12)};
  }
`;

/** Facts of a branch, each under its name. */
export const BranchFacts = styled.dl`
  display: grid;
  gap: ${space(24)};
  margin-top: ${space(32)};
  padding-block: ${space(24)};
  border-block: 1px solid ${token('line')};

  dt {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    font-weight: 600;
  }
  dd {
    margin: ${space(4)} 0 0;
    line-height: 1.75rem;
  }
`;
