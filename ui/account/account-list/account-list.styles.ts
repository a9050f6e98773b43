import { styled } from 'styled-components';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** What an account and a device have to offer each other: a place that is held while it is looked up. */
export const AccountListBox = styled.section`
  display: grid;
  gap: ${space(16)};
  align-content: start;
  min-height: 5.5rem;
  padding: ${space(16)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};
  color: ${token('ink')};

  > .title {
    justify-self: start;
    ${text(18)}
    &:focus {
      outline: none;
    }
    &:focus-visible {
      outline: 3px solid ${token('focus')};
      outline-offset: 2px;
    }
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(12, 24)};
  }
  .row + .row {
    padding-top: ${space(16)};
    border-top: 1px solid ${token('line')};
  }
  > .words,
  .row > .words {
    flex: 1 1 18rem;
    min-width: 0;
    max-width: 65ch;
    overflow-wrap: anywhere;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(12)};
  }
  /* Stands before it speaks, so that it is heard. */
  .status:empty {
    position: absolute;
  }
  @media (scripting: none) {
    display: none;
  }
`;
