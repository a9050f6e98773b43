import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { gutters } from '../../theme/mixins';
import { HEADER_HEIGHT, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const OfflineHead = styled.header`
  border-bottom: 1px solid ${token('line')};
  background: ${token('paper')};
  a {
    display: flex;
    align-items: center;
    max-width: 48rem;
    min-height: ${HEADER_HEIGHT};
    margin-inline: auto;
    ${gutters}
    text-decoration: none;
  }
`;

export const OfflineMain = styled.main`
  display: grid;
  gap: ${space(32)};
  max-width: 48rem;
  margin-inline: auto;
  padding-block: ${space(32)} ${space(72)};
  ${gutters}

  .lead {
    display: grid;
    justify-items: start;
    gap: ${space(16)};
    p {
      max-width: 36rem;
      color: ${token('ink-soft')};
    }
  }
  .drawing {
    width: 10rem;
    height: 5rem;
    fill: none;
    stroke: ${token('ink-soft')};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .loud {
    fill: ${token('plate')};
    stroke: ${token('ink')};
  }
  .paper {
    fill: ${token('canvas')};
  }

  section {
    display: grid;
    gap: ${space(12)};
  }
  h2 {
    ${text(22)}
  }
  .age {
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

export const OfflineList = styled.ul`
  display: grid;
  gap: ${space(8)};
`;

export const OfflineRow = styled.li`
  display: grid;
  grid-template-columns: 6rem 1fr;
  gap: ${space(4, 12)};
  align-items: center;
  padding: ${space(8)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  ${media.tablet} {
    grid-template-columns: 8rem 1fr auto;
    gap: ${space(16)};
    padding-inline-end: ${space(16)};
  }

  .picture {
    display: grid;
    place-items: center;
    grid-row: span 2;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.control};
    background: ${token('wash')};
    ${media.tablet} {
      grid-row: auto;
    }
    > * {
      grid-area: 1 / 1;
    }
    svg {
      width: 60%;
      height: auto;
      fill: none;
      stroke: ${token('ink-soft')};
    }
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  .words {
    min-width: 0;
    a {
      color: inherit;
      font-weight: 600;
      text-decoration: none;
      &:hover {
        text-decoration: underline;
      }
    }
    p {
      color: ${token('ink-soft')};
      ${text(15)}
    }
  }
  .price {
    font-variant-numeric: tabular-nums;
    ${media.tablet} {
      text-align: end;
    }
    strong {
      font-weight: 650;
      ${text(18)}
    }
    .when {
      color: ${token('ink-soft')};
      ${text(13)}
      ${media.tablet} {
        display: block;
      }
    }
  }
`;

export const OfflinePhones = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${space(4, 16)};
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space(12)};
    min-height: 2.75rem;
    border-bottom: 1px solid ${token('line')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
