import { styled } from 'styled-components';
import { KeptFacts } from '../../../enquiry/kept-facts.styles';

export const KeepBox = styled(KeptFacts)`
  max-width: 44rem;
`;
