import { styled } from 'styled-components';
import { Surface } from '../../parts/surface/surface';
import { media } from '../../theme/media';
import { MEASURE, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** What is done, and beside it the vehicle and how far the order is. */
export const OrderColumns = styled.div`
  display: grid;
  gap: ${space(24)};
  margin-top: ${space(24)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(48)};
    align-items: start;
  }
`;

export const OrderBody = styled.div`
  display: grid;
  gap: ${space(24)};
  align-content: start;
  min-width: 0;

  section {
    display: grid;
    gap: ${space(12)};
    min-width: 0;
  }
  h2 {
    ${text(22)}
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(12)};
  }
  .soft {
    max-width: ${MEASURE};
    color: ${token('ink-soft')};
  }
  ${media.phone} {
    .ways > *,
    .ways button {
      width: 100%;
    }
  }
`;

export const OrderSheet = styled(Surface)`
  display: grid;
  gap: ${space(24)};
  min-width: 0;
  max-width: 44rem;

  form {
    display: grid;
    gap: ${space(24)};
    min-width: 0;
  }
  h2,
  legend {
    ${text(18)}
    font-weight: 650;
  }
  legend {
    margin-bottom: ${space(8)};
  }
  .fields {
    display: grid;
    gap: ${space(16)};
    min-width: 0;
  }
  .pair {
    display: grid;
    gap: ${space(16)};
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .soft {
    color: ${token('ink-soft')};
  }
  .narrow {
    max-width: 24rem;
  }
`;

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

/** One choice of several, each with a line of what it means. */
export const ChoiceRows = styled.fieldset`
  display: grid;
  gap: ${space(12)};
  min-width: 0;

  legend {
    margin-bottom: ${space(12)};
  }
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
  .wrong {
    color: ${token('danger')};
    font-weight: 600;
  }
`;

/** Times of one day, as many in a row as there is room for. */
export const TimeChips = styled.fieldset`
  min-width: 0;

  legend {
    margin-bottom: ${space(12)};
  }
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
  .wrong {
    margin-bottom: ${space(8)};
    color: ${token('danger')};
    font-weight: 600;
  }
  ${media.forcedColours} {
    label:has(:checked) {
      outline: 2px solid;
    }
  }
`;

/** Rows of what was said or agreed: a name, what stands there, and a way to change it. */
export const SummaryRows = styled.dl`
  display: grid;
  min-width: 0;

  > div {
    display: grid;
    gap: ${space(4, 16)};
    padding-block: ${space(12)};
    border-bottom: 1px solid ${token('line')};
    ${media.tablet} {
      grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
  dt {
    color: ${token('ink-soft')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd p + p {
    margin-top: ${space(4)};
  }
  .sum {
    font-variant-numeric: tabular-nums;
    ${media.tablet} {
      text-align: end;
      grid-column: 2 / -1;
    }
  }
  .strong dt,
  .strong dd {
    color: ${token('ink')};
    font-weight: 650;
    ${text(18)}
  }
`;

export const PlainList = styled.ul`
  display: grid;
  gap: ${space(8)};
  max-width: ${MEASURE};
  padding-inline-start: 1.25rem;
  list-style: disc;
`;

/** Hidden until it is asked for, with script and without. */
export const CancelBox = styled.details`
  max-width: 44rem;

  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${token('danger')};
    font-weight: 600;
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: ${space(12)};
    justify-items: start;
    padding: ${space(16)};
    border: 1px solid ${token('line')};
    border-radius: ${radius.card};
  }
  ${media.print} {
    display: none;
  }
`;

/** Over the button: what the press costs. */
export const DueNow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(8)};

  strong {
    color: ${token('ink')};
    font-variant-numeric: tabular-nums;
    ${text(28)}
  }
`;
