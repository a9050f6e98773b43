import { styled } from 'styled-components';
import { space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const BranchColumns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(16, 32)};

  h3 {
    ${text(18)}
  }
  .where {
    color: ${token('ink-soft')};
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4, 24)};
    margin-block-start: ${space(8)};
  }
  .links a {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
  }
`;
