import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { radius, space, text, TOUCH_TARGET } from '../../../theme/scale';
import { token } from '../../../theme/tokens';
import { pill } from './link-looks';

/** Beneath the heading: categories, and the search where there is room beside them. */
export const BlogBar = styled.div`
  display: grid;
  gap: ${space(16)};
  margin-top: ${space(24)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
    gap: ${space(32)};
  }
`;

export const SearchForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  align-items: end;
  > :first-child {
    flex: 1 1 11rem;
    min-width: 0;
  }
  ${media.desktop} {
    order: 1;
  }
`;

export const Topics = styled.nav`
  min-width: 0;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8)};
    list-style: none;
  }
  a,
  summary {
    ${pill}
  }
  a[aria-current] {
    border-color: ${token('brand')};
    background: ${token('brand')};
    color: ${token('on-brand')};
    ${media.forcedColours} {
      border-width: 3px;
    }
  }
  details {
    margin-top: ${space(8)};
  }
  summary {
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '+' / '';
      margin-inline-start: ${space(8)};
    }
  }
  details[open] > summary::after {
    content: '−' / '';
  }
  details ul {
    max-height: 24rem;
    margin-top: ${space(8)};
    overflow-y: auto;
  }
`;

/** How many there are, and in which order. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8, 16)};
  margin-block: ${space(32, 16)};
  h2 {
    ${text(22)}
  }
  .count {
    color: ${token('ink-soft')};
    ${text(15)}
  }
  ul {
    display: flex;
    list-style: none;
    border: 1px solid ${token('ink-soft')};
    border-radius: ${radius.control};
    overflow: hidden;
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    padding-inline: ${space(16)};
    color: ${token('ink')};
    text-decoration: none;
    ${text(15)}
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  li a[aria-current] {
    background: ${token('brand')};
    color: ${token('on-brand')};
    font-weight: 600;
  }
  ${media.touch} {
    li a {
      min-height: ${TOUCH_TARGET};
    }
  }
`;

export const NothingFound = styled.p`
  max-width: 60ch;
  padding-block: ${space(16)};
  overflow-wrap: anywhere;
  ${text(18)}
`;

export const ListFoot = styled.div`
  display: grid;
  gap: ${space(32)};
  margin-top: ${space(32)};
  .feed {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: ${TOUCH_TARGET};
  }
`;
