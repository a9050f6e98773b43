import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { tabular } from '../../theme/mixins';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** From which width of the row on how many tiles stand side by side; below, one and a bit. */
const ROWS = [
  { shown: 2, from: '30rem' },
  { shown: 3, from: '42rem' },
  { shown: 4, from: '56rem' },
] as const;

export const Row = styled.div<{ $count: number }>`
  container-type: inline-size;
  min-width: 0;

  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(8, 16)};
    min-height: 2.75rem;
    margin-bottom: ${space(12)};
  }
  .head h2 {
    min-width: 0;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(8)};
    margin-inline-start: auto;
  }
  .steps.ghost {
    visibility: hidden;
  }
  .steps button {
    border: 1px solid ${token('line')};
  }
  .in-view {
    min-width: 7em;
    color: ${token('ink-soft')};
    text-align: end;
    ${tabular}
    ${text(15)}
  }
  /* On a phone the title has a line of its own. */
  @container (max-width: 29.99rem) {
    .head {
      flex-wrap: wrap;
    }
    .head h2 {
      flex-basis: 100%;
    }
    .steps {
      flex: 1;
    }
    .in-view {
      flex: 1;
      text-align: start;
    }
  }
  /* Without script nothing would answer the buttons; the row itself can still be scrolled. */
  @media (scripting: none) {
    .steps,
    .bare {
      display: none;
    }
  }
  ${media.print} {
    .steps,
    .bare {
      display: none;
    }
  }
  ${({ $count }) =>
    ROWS.filter(({ shown }) => $count <= shown).map(
      ({ from }) => css`
        @container (min-width: ${from}) {
          .steps,
          .bare {
            display: none;
          }
        }
      `,
    )}
`;

/** The slides in a row that snaps; how many are in view follows from the room there is. */
export const Track = styled.ul`
  --gap: ${space(12)};
  --shown: 1.16;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - (var(--shown) - 1) * var(--gap)) / var(--shown));
  gap: var(--gap);
  /* Room for the ring of focus, which the row would cut. */
  margin: -4px;
  padding: 4px;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: 4px;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  ${ROWS.map(
    ({ shown, from }) => css`
      @container (min-width: ${from}) {
        --gap: ${space(16)};
        --shown: ${shown};
      }
    `,
  )}
  ${media.motion} {
    scroll-behavior: smooth;
  }
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  /* Where no button answers, a bar shows that there is more. */
  @media (scripting: none) {
    scrollbar-width: thin;
  }
  ${media.print} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, 1fr);
    overflow: visible;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8, 24)};
  margin-top: ${space(12)};
  color: ${token('ink-soft')};
  ${text(13)}

  > a {
    font-weight: 600;
    ${text(15)}
  }
  > button {
    margin-inline-start: auto;
  }
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`;

/** Says what could not be had over the room it would have taken, so that nothing moves. */
export const Stead = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  > .ghost {
    visibility: hidden;
  }
  > .words {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${space(12)};
    border: 1px dashed ${token('line')};
    border-radius: 12px;
    padding: ${space(16)};
    color: ${token('ink-soft')};
    text-align: center;
  }
`;
