import type { Examples } from '../examples';
import { RichText } from './rich-text';

export const richTextExamples: Examples = {
  'An editor’s text': (
    <RichText cleanHtml='<h3>Peace of mind packages</h3><p>Every car has passed <a href="/warranty">our checks</a> before you see it.</p><ul><li>One year of warranty</li><li>One year of breakdown cover</li></ul>' />
  ),
};
