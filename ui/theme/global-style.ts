import { createGlobalStyle } from 'styled-components';
import { fontFaces } from './font';
import { groundRules } from './ground-rules';

/** What holds everywhere on the site: its face, and the rules of the ground. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}

  ${groundRules}
`;
