import type { Examples } from '../examples';
import { SkipLink } from './skip-link';

export const skipLinkExamples: Examples = {
  'Skip link, seen once it has focus': <SkipLink target="root" to="the top" />,
};
