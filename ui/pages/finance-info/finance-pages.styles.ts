import { styled } from 'styled-components';
import { SiteLink } from '../../parts/site-link/site-link';
import { media } from '../../theme/media';
import { tabular } from '../../theme/mixins';
import { MEASURE, motion, radius, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** One idea of a page, with air before it. */
export const Part = styled.section`
  margin-top: ${space(48)};
  & > h2 {
    margin-bottom: ${space(16)};
  }
  & > p {
    max-width: ${MEASURE};
  }
  & > :not(h2) + p {
    margin-top: ${space(12)};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(12)};
  margin-top: ${space(24)};
`;

/** Line by line on a wide screen; on a phone each product under the other, line after line. */
export const Compared = styled.table`
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  border-spacing: 0;
  border-collapse: separate;
  background: ${token('paper')};
  overflow: clip;
  text-align: start;

  th,
  td {
    padding: ${space(12, 16)};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    background: ${token('brand-wash')};
    font-weight: 650;
  }
  tbody th {
    font-weight: 600;
  }
  ${media.tablet} {
    tbody > tr > * {
      border-top: 1px solid ${token('line')};
    }
    thead th:first-child {
      width: 11.5rem;
    }
    td,
    thead th + th {
      width: calc(50% - 5.75rem);
    }
  }
  ${media.phone} {
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    tbody th {
      padding: ${space(8, 16)};
      background: ${token('brand-wash')};
    }
    td::before {
      content: attr(data-product);
      display: block;
      color: ${token('ink-soft')};
      ${text(13)}
    }
    td + td {
      padding-top: 0;
    }
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(12)};
  counter-reset: step;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(16)};
  }
  li {
    counter-increment: step;
    padding: ${space(24)};
    border-radius: ${radius.card};
    background: ${token('brand-wash')};
  }
  li::before {
    content: counter(step);
    display: grid;
    place-content: center;
    width: 2rem;
    height: 2rem;
    margin-bottom: ${space(12)};
    border-radius: 50%;
    background: ${token('brand')};
    color: ${token('on-brand')};
    font-weight: 700;
    ${tabular}
  }
  p {
    margin-top: ${space(4)};
  }
`;

export const Tiles = styled.ul`
  display: grid;
  gap: ${space(12)};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    gap: ${space(16)};
  }
`;

export const Budgets = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(12)};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

export const Tile = styled(SiteLink)`
  display: grid;
  align-content: start;
  min-height: ${TOUCH_TARGET};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  color: ${token('ink')};
  text-decoration: none;
  transition: border-color ${motion.state};
  ${media.hover} {
    &:hover {
      border-color: ${token('brand')};
    }
  }
  height: 100%;
  padding: ${space(12, 16)};
  ${tabular}
  .name {
    font-weight: 600;
  }
  .about {
    margin-top: ${space(4)};
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

/** Things to know, two beside each other where there is room. */
export const Points = styled.ul`
  display: grid;
  gap: ${space(24, 32)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    padding-inline-start: ${space(16)};
    border-inline-start: 3px solid ${token('brand')};
  }
  p {
    margin-top: ${space(4)};
    color: ${token('ink-soft')};
  }
`;

export const Ticks = styled.ul`
  display: grid;
  gap: ${space(8, 32)};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    display: flex;
    gap: ${space(12)};
  }
  svg {
    flex: none;
    margin-top: 0.125rem;
    color: ${token('good')};
  }
`;

/** A quiet sheet that ends a page: whom to ask. */
export const HelpSheet = styled.aside`
  display: grid;
  gap: ${space(32)};
  margin-top: ${space(48)};
  padding: ${space(24)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  ${media.desktop} {
    grid-template-columns: 3fr 2fr;
  }
  h2 {
    ${text(22)}
  }
  p {
    max-width: ${MEASURE};
    margin-top: ${space(8)};
  }
`;

/** A sheet with what to do beside what to know. */
export const CheckSheet = styled.section`
  display: grid;
  gap: ${space(24, 48)};
  margin-top: ${space(32)};
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};
  ${media.desktop} {
    grid-template-columns: 3fr 2fr;
    padding: ${space(32)};
  }
  p {
    max-width: ${MEASURE};
    margin-top: ${space(12)};
  }
  .lead {
    margin-top: 0;
    font-weight: 600;
    ${text(18)}
  }
  .act {
    align-self: start;
    padding: ${space(24)};
    border-radius: ${radius.card};
    background: ${token('paper')};
  }
  .act p {
    margin-top: ${space(8)};
  }
`;

export const ExamplePlace = styled.div`
  margin-top: ${space(48)};
`;
