import { styled } from 'styled-components';
import { controlLook } from '../parts/field/field.styles';
import { tabular } from '../theme/mixins';
import { space } from '../theme/scale';
import { token } from '../theme/tokens';

export const SegmentsBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  align-items: center;

  input {
    ${controlLook}
    ${tabular}
    width: 4.25rem;
    text-align: center;
  }
  input.year {
    width: 5.75rem;
  }
  span {
    color: ${token('ink-soft')};
  }
`;
