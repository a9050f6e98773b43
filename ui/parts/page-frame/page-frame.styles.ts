import { styled } from 'styled-components';
import { gutters } from '../../theme/mixins';
import { CONTENT_WIDTH, space } from '../../theme/scale';

/** The room a page's own content has between header and footer. */
export const PageFrame = styled.div`
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  padding-block: ${space(16, 72)};
  ${gutters}
`;
