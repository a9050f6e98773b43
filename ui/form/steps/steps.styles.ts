import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { tabular } from '../../theme/mixins';
import { HEADER_HEIGHT, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/**
 * One step of a form. Without script all of them stand under each other; until the script is there,
 * the one in view alone, and its buttons post.
 */
export const StepBox = styled.div<{ $inView: boolean }>`
  display: ${({ $inView }) => ($inView ? 'grid' : 'none')};
  gap: ${space(24)};
  min-width: 0;
  scroll-margin-top: calc(${HEADER_HEIGHT} + 1rem);

  @media (scripting: none) {
    display: grid;
  }
  .instructions,
  .note,
  .lead {
    color: ${token('ink-soft')};
  }
  .lead {
    ${text(18)}
  }
`;

export const StepHead = styled.div`
  display: grid;
  gap: ${space(8)};
  scroll-margin-top: calc(${HEADER_HEIGHT} + 1rem);

  .place {
    ${tabular}
    display: block;
    color: ${token('ink-soft')};
    font-weight: 400;
    ${text(15)}
  }
  h2 {
    ${text(28)}
  }
  .trail {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
  .trail span {
    height: 0.375rem;
    border-radius: ${radius.control};
    background: ${token('line')};
  }
  .trail .done {
    background: ${token('brand')};
  }
  ${media.forcedColours} {
    .trail span {
      border: 1px solid CanvasText;
    }
    .trail .done {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  @media (scripting: none) {
    .place,
    .trail {
      display: none;
    }
  }
`;

/** The way on and back. */
export const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12)};
  padding-block-start: ${space(8)};

  ${media.phone} {
    > :first-child {
      flex: 1 1 100%;
    }
  }
`;

/** Those of a step that is not the last; on one long page there is nothing to go on to. */
export const StepMoves = styled(Moves)`
  @media (scripting: none) {
    display: none;
  }
`;

/** What has been said, with a way to each answer. */
export const Answers = styled.section`
  display: grid;
  gap: ${space(8)};
  min-width: 0;
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  h3 {
    ${text(18)}
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space(12)};
    padding-block: ${space(8)};
    border-block-start: 1px solid ${token('line')};
  }
  dt {
    grid-column: 1;
    color: ${token('ink-soft')};
    ${text(15)}
  }
  .answer {
    grid-column: 1;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .open {
    color: ${token('ink-soft')};
  }
  .change {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: center;
  }
  ${media.tablet} {
    dl > div {
      grid-template-columns: minmax(0, 13rem) minmax(0, 1fr) auto;
      align-items: baseline;
    }
    .answer {
      grid-column: 2;
    }
    .change {
      grid-row: 1;
      grid-column: 3;
    }
  }
`;
