import { styled } from 'styled-components';
import { media } from '../theme/media';
import { radius, space, text } from '../theme/scale';
import { token } from '../theme/tokens';

export const ReviewsBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
`;

export const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4, 12)};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  ${text(18)}
`;

export const ReviewList = styled.ul`
  display: grid;
  gap: ${space(16)};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const ReviewBox = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  min-width: 0;
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  blockquote {
    white-space: pre-line;
  }
  .by {
    margin-block-start: auto;
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

export const ReviewsFoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4, 24)};
  color: ${token('ink-soft')};
  ${text(15)}
`;
