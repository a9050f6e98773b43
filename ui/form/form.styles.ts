import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { tabular } from '../theme/mixins';
import { HEADER_HEIGHT, radius, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

export const FormBox = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  max-width: 36rem;
  min-width: 0;

  > .news {
    display: grid;
    gap: ${space(16)};
    scroll-margin-top: calc(${HEADER_HEIGHT} + 1rem);

    &:empty {
      display: none;
    }
  }
  > .sending {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(12)};
  }
`;

export const FieldsBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  min-width: 0;

  .note {
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

/** Two short fields of one thing side by side where there is room. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${space(24, 16)};
  min-width: 0;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
`;

/** Some fields under a title of their own. */
export const SectionBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  min-width: 0;
  scroll-margin-top: calc(${HEADER_HEIGHT} + 1rem);

  & + & {
    padding-block-start: ${space(24)};
    border-block-start: 1px solid ${token('line')};
  }
  h2 {
    ${text(22)}
  }
  .instructions {
    color: ${token('ink-soft')};
  }
`;

/** A question that hangs on another, for whoever has no script to bring it up. */
export const Unasked = styled.div`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`;

export const SummaryBox = styled.div`
  padding: ${space(16)};
  border: 3px solid ${token('danger')};
  border-radius: ${radius.control};
  background: ${token('paper')};

  h2 {
    ${text(18)}
  }
  ul {
    display: grid;
    gap: ${space(4)};
    margin-top: ${space(8)};
  }
  li {
    color: ${token('danger')};
    font-weight: 600;
  }
  a {
    display: inline-block;
    padding-block: ${space(4)};
    color: inherit;
  }
`;

export const ChoiceSetBox = styled.fieldset<{ $invalid: boolean }>`
  min-width: 0;
  ${({ $invalid }) =>
    $invalid &&
    css`
      padding-inline-start: ${space(12)};
      border-inline-start: 3px solid ${token('danger')};
    `}

  .columns {
    display: grid;
    column-gap: ${space(16)};
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** What a shopper gets for a form that was taken. */
export const ReceiptBox = styled.section`
  display: grid;
  gap: ${space(12)};
  justify-items: start;
  max-width: 36rem;
  padding: ${space(24)};
  border: 1px solid ${token('line')};
  border-inline-start: 4px solid ${token('good')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  h2 {
    ${text(22)}
  }
  .reference {
    ${tabular}
    font-weight: 700;
    ${text(18)}
  }
`;

/** What a person is not to fill in: out of sight, and yet not hidden from what looks for hidden fields. */
export const Unseen = styled.div`
  position: absolute;
  inset-inline-start: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
