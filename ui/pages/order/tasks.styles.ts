import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** The list of tasks: each with its state, and a press anywhere on its row leads there. */
export const TaskRows = styled.ol`
  display: grid;
  max-width: 44rem;
  border-top: 1px solid ${token('line')};

  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: ${space(4, 16)};
    padding-block: ${space(16)};
    border-bottom: 1px solid ${token('line')};
  }
  a {
    font-weight: 600;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .words {
    display: grid;
    gap: ${space(4)};
    flex: 1 1 14rem;
    min-width: 0;
  }
  .said {
    color: ${token('ink-soft')};
    overflow-wrap: anywhere;
    ${text(15)}
  }
  .name {
    font-weight: 600;
  }
  ${media.hover} {
    li:has(a):hover {
      background: ${token('wash')};
    }
  }
`;

/** The same beside a section: short, and the present one marked. */
export const TaskPath = styled.nav`
  display: none;
  gap: ${space(8)};
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  h2 {
    ${text(16)}
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space(8)};
    min-height: 2.75rem;
  }
  a,
  .here {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
  .here {
    font-weight: 650;
  }
  /* Below the section it would come too late: there a link leads back to the list. */
  ${media.desktop} {
    display: grid;
  }
  ${media.print} {
    display: none;
  }
`;
