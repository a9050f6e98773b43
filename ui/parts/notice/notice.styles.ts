import { styled } from 'styled-components';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export type NoticeTone = 'info' | 'good' | 'warning' | 'error';

const tones = {
  info: { ground: token('brand-wash'), mark: token('brand') },
  good: { ground: token('good-wash'), mark: token('good') },
  warning: { ground: token('plate-wash'), mark: token('ink') },
  error: { ground: token('danger-wash'), mark: token('danger') },
} as const;

export const NoticeBox = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space(12)};
  padding: ${space(12, 16)};
  border-radius: ${radius.control};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${token('ink')};
  > svg {
    flex: none;
    margin-block: 0.125rem;
    color: ${({ $tone }) => tones[$tone].mark};
  }
  .words {
    flex: 1 1 12rem;
    min-width: 0;
  }
  .title {
    font-weight: 650;
    ${text(16)}
  }
`;
