import { styled } from 'styled-components';
import { media } from '../../../theme/media';
import { radius, space, text } from '../../../theme/scale';
import { tabular } from '../../../theme/mixins';
import { token } from '../../../theme/tokens';

/** What was found, fact by fact. */
export const Facts = styled.dl`
  display: grid;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  overflow: clip;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(4, 16)};
    padding: ${space(8, 16)};
  }
  > div + div {
    border-block-start: 1px solid ${token('line')};
  }
  dt {
    color: ${token('ink-soft')};
  }
  dd {
    ${tabular}
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** A screen's form where nothing stands beside it, and what a price rests on. */
export const Below = styled.div`
  margin-block-start: ${space(24)};
`;

/** A picture of the vehicle; its place is kept before it has come. */
export const PictureBox = styled.div`
  width: 100%;
  max-width: 20rem;
  aspect-ratio: 16 / 10;
  border-radius: ${radius.control};
  overflow: clip;
`;

/** The vehicle beside what is asked about it. */
export const VehicleAside = styled.aside`
  display: grid;
  justify-items: start;
  gap: ${space(8)};
  padding: ${space(16)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};

  h2 {
    color: ${token('ink-soft')};
    font-weight: 400;
    ${text(15)}
  }
  .name {
    font-weight: 650;
    ${text(18)}
  }
  .more {
    ${tabular}
    color: ${token('ink-soft')};
  }
`;

/** Two ways on of equal rank are one too many: the second is quiet. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12)};

  ${media.phone} {
    > :first-child {
      flex: 1 1 100%;
    }
  }
  .note {
    flex: 1 1 100%;
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;
