import type { Examples } from '../examples';
import { Logo } from './logo';

export const logoExamples: Examples = {
  'The mark': <Logo />,
  'Another name, with a sign no plate has': <Logo name="Smith & Sons" />,
};
