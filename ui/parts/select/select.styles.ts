import { styled } from 'styled-components';
import { controlLook } from '../field/field.styles';

export const SelectBox = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    inset: 0 0.75rem 0 auto;
    margin-block: auto;
    pointer-events: none;
  }
`;

export const NativeSelect = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: 2.5rem;
  text-overflow: ellipsis;
`;
