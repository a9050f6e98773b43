import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';

/** Words that are heard, not seen. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
