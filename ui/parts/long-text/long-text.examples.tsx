import type { Examples } from '../examples';
import { LongText } from './long-text';

const PARAGRAPH =
  'Serviced every year by the dealer who sold it, with the invoices in the glovebox. Both keys, the book and the spare wheel are here. ';

export const longTextExamples: Examples = {
  Short: <LongText paragraphs={[PARAGRAPH]} folds={false} about="about this car" />,
  Long: (
    <LongText
      paragraphs={Array.from({ length: 12 }, () => PARAGRAPH.repeat(3))}
      folds
      about="about this van"
    />
  ),
};
