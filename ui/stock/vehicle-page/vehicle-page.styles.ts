import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const VehicleColumns = styled.article`
  display: grid;
  gap: ${space(24)};
  margin-top: ${space(16)};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(18rem, 2fr);
    gap: ${space(32)};
    align-items: start;
  }

  .photos {
    min-width: 0;
    & > :first-child {
      border-radius: ${radius.card};
      overflow: clip;
    }
  }
  .note {
    margin-top: ${space(8)};
    color: ${token('ink-soft')};
    ${text(13)}
  }
`;

export const VehicleFacts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  padding: ${space(24)};

  & > div {
    width: 100%;
  }
  .derivative {
    color: ${token('ink-soft')};
  }
  .brief {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4, 16)};
  }
`;
