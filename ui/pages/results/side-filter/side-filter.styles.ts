import { keyframes, styled } from 'styled-components';
import { media } from '../../../theme/media';
import { motion, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const FilterForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(12)};
`;

export const FilterTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)};

  h2 {
    ${text(18)}
  }
`;

const turn = keyframes`
  to { rotate: -360deg; }
`;

/** The reset icon turns for a second after a press (FILTER-02). */
export const Turning = styled.span<{ $turning: boolean }>`
  display: inline-flex;
  ${media.motion} {
    animation: ${({ $turning }) => ($turning ? turn : 'none')} 1s ease-in-out;
  }
`;

export const Boxes = styled.div`
  border-top: 1px solid ${token('line')};
`;

export const Box = styled.details`
  border-bottom: 1px solid ${token('line')};

  legend {
    padding-block: ${space(4)};
    color: ${token('ink-soft')};
    ${text(13)}
  }

  &[open] > summary > svg {
    rotate: 180deg;
  }
  .waiting {
    padding-block: ${space(8)};
    color: ${token('ink-soft')};
    ${text(15)}
    @media (scripting: none) {
      display: none;
    }
  }
  .plain {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-height: 2.25rem;
    ${text(15)}
  }
`;

export const BoxHead = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-height: 2.75rem;
  padding-block: ${space(4)};
  font-weight: 600;

  & > svg {
    flex: none;
    margin-inline-start: auto;
    color: ${token('ink-soft')};
    ${media.motion} {
      transition: rotate ${motion.state};
    }
  }

  .chosen {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token('brand')};
    font-weight: 600;
    ${text(15)}
  }

  &:hover {
    color: ${token('brand')};
  }
`;

/** A box that cannot be opened yet. */
export const ClosedBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-height: 2.75rem;
  border-bottom: 1px solid ${token('line')};
  color: ${token('ink-soft')};

  .why {
    margin-inline-start: auto;
    ${text(13)}
  }
`;

export const Rows = styled.div`
  max-height: 20rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 2px 2px ${space(12)};
`;

export const GroupHeading = styled.p`
  padding-block: ${space(8)} ${space(4)};
  color: ${token('ink-soft')};
  font-weight: 600;
  ${text(13)}
`;

export const Typed = styled.div`
  padding: ${space(4)} 2px ${space(8)};
`;

/** A colour's own look; the name beside it says the same in words. */
export const Swatch = styled.span`
  display: inline-block;
  width: 1.125rem;
  height: 1.125rem;
  margin-inline-end: ${space(8)};
  border: 1px solid ${token('ink-soft')};
  border-radius: 50%;
  vertical-align: -0.2em;
  background: ${token('wash')};

  &[data-colour='white'] {
    background: #fff;
  }
  &[data-colour='black'] {
    background: #16181a;
  }
  &[data-colour='silver'] {
    background: #c3c8cb;
  }
  &[data-colour='grey'] {
    background: #70777b;
  }
  &[data-colour='blue'] {
    background: #1f4e9c;
  }
  &[data-colour='red'] {
    background: #b3202a;
  }
  &[data-colour='green'] {
    background: #2c6a45;
  }
  &[data-colour='orange'] {
    background: #e06a1b;
  }
  &[data-colour='yellow'] {
    background: #f3c41a;
  }
  &[data-colour='brown'] {
    background: #6b4a33;
  }
  &[data-colour='beige'] {
    background: #d9c9a8;
  }
  &[data-colour='purple'] {
    background: #5a3b80;
  }
  &[data-colour='bronze'] {
    background: #8c6a3f;
  }
`;

export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  padding-block: ${space(12)};
  background: ${token('paper')};
`;
