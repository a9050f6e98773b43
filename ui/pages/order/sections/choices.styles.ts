import { css, styled } from 'styled-components';
import { FieldBox } from '../../../parts/field/field.styles';
import { media } from '../../../theme/media';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** Floated, a legend is a row of its group like the others, and what marks the group stands beside it too. */
const legendInside = css`
  && legend {
    float: inline-start;
    margin: 0;
  }
`;

/** One choice of several, each with a line of what it means. */
export const ChoiceRows = styled(FieldBox).attrs({ as: 'fieldset' })`
  gap: ${space(12)};

  ${legendInside}
  .choice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(4, 12)};
    align-items: start;
    padding: ${space(16)};
    border: 1px solid ${token('ink-soft')};
    border-radius: ${radius.control};
    cursor: pointer;
  }
  .choice:has(:checked) {
    border-color: ${token('brand')};
    background: ${token('brand-wash')};
  }
  .choice input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.125rem 0 0;
    accent-color: ${token('brand')};
  }
  .choice .name {
    font-weight: 600;
  }
  .choice .about {
    grid-column: 2;
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

/** What only one choice asks for: shown once that is chosen, with script and without. */
export const OfChoice = styled.div<{ $choice: string }>`
  display: grid;
  gap: ${space(16)};
  min-width: 0;

  form:not(:has([name='choice'][value='${({ $choice }) => $choice}']:checked)) & {
    display: none;
  }
`;

/** Times of one day, as many in a row as there is room for. */
export const TimeChips = styled(FieldBox).attrs({ as: 'fieldset' })`
  gap: ${space(8)};

  ${legendInside}
  .times {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
    gap: ${space(8)};
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    border: 1px solid ${token('ink-soft')};
    border-radius: ${radius.control};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${token('brand')};
    background: ${token('brand')};
    color: ${token('on-brand')};
    font-weight: 650;
  }
  label:has(:focus-visible) {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }
  ${media.forcedColours} {
    label:has(:checked) {
      outline: 2px solid;
    }
  }
`;
