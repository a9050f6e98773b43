import { css, styled } from 'styled-components';
import { token } from '../../theme/tokens';

const fitted = css<{ $fill: boolean }>`
  width: 100%;
  height: ${({ $fill }) => ($fill ? '100%' : 'auto')};
  object-fit: cover;
  background: ${token('wash')};
`;

export const Image = styled.img<{ $fill: boolean }>`
  ${fitted}
  color: ${token('ink-soft')};
  /* Pale studio pictures do not glare on a dark page. */
  filter: var(--picture, none);
`;

export const MissingPicture = styled.svg<{ $fill: boolean }>`
  ${fitted}
  stroke: ${token('ink-soft')};
  fill: none;
`;
