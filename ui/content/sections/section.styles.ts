import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { MEASURE, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** One section of a page, apart from the one before. */
export const SectionBox = styled.section`
  min-width: 0;
  margin-top: ${space(48)};
  > h2 {
    max-width: 40ch;
    margin-bottom: ${space(16)};
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${text(28)}
  }
  ${media.phone} {
    > h2 {
      ${text(22)}
    }
  }
`;

/** The same on a ground of its own. */
export const TintedBox = styled(SectionBox)`
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};
  /* Seen where a browser draws no grounds. */
  outline: 1px solid transparent;
  ${media.phone} {
    padding: ${space(16)};
  }
`;

/** A line under a heading. */
export const Intro = styled.p`
  max-width: ${MEASURE};
  margin-bottom: ${space(12)};
  color: ${token('ink-soft')};
  overflow-wrap: anywhere;
  ${text(18)}
`;

/** As many columns as there are things, as far as there is room. */
export const Columns = styled.ul<{ $most: 2 | 3 | 4; $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  ${media.tablet} {
    grid-template-columns: repeat(${({ $count }) => Math.min(2, $count)}, minmax(0, 1fr));
  }
  ${media.desktop} {
    gap: ${space(24)};
    grid-template-columns: repeat(
      ${({ $most, $count }) => Math.min($most, Math.max(2, $count))},
      minmax(0, 1fr)
    );
  }
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: clip;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  overflow-wrap: anywhere;
`;

export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(8)};
  padding: ${space(16)};
  > h2,
  h3 {
    ${text(18)}
  }
  > .way {
    margin-top: auto;
    padding-top: ${space(8)};
  }
  ${media.tablet} {
    padding: ${space(24)};
  }
`;

/** Room for a picture of 16 by 10, before it has come and if it never does. */
export const PictureBox = styled.div`
  position: relative;
  flex: none;
  aspect-ratio: 16 / 10;
  overflow: clip;
  background: ${token('wash')};
`;

/** Text and picture side by side where there is room. */
export const Beside = styled.div<{ $hasPicture: boolean; $isTurned?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
  align-items: center;
  ${PictureBox} {
    border-radius: ${radius.card};
  }
  ${media.desktop} {
    grid-template-columns: ${({ $hasPicture }) =>
      $hasPicture ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)'};
    gap: ${space(48)};
    ${({ $isTurned = false }) => $isTurned && `${PictureBox} { order: -1; }`}
  }
`;

export const Words = styled.div`
  min-width: 0;
  h1,
  h2 {
    max-width: 24ch;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  h2 {
    margin-bottom: ${space(12)};
    ${text(28)}
  }
  h1 + *,
  h2 + * {
    margin-top: ${space(12)};
  }
  .way {
    margin-top: ${space(24)};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    h2 {
      ${text(22)}
    }
  }
`;

/** The opening of a page: as wide as it, on a ground of its own. */
export const HeroBox = styled.section`
  margin-top: ${space(16)};
  padding: ${space(24)};
  border-radius: ${radius.card};
  background: ${token('brand-wash')};
  outline: 1px solid transparent;
  ${media.phone} {
    padding: ${space(16)};
  }
  ${media.desktop} {
    padding: ${space(48)};
  }
`;
