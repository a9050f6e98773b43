import { useApp } from '../../kit/app-context';
import { ReadingA } from './reading-a/reading-a';
import { ReadingBPart } from './reading-b/reading-b-part';

/** What a shopper's own vehicle is worth, by the reading that is set (CG-001). */
export function ValuationPage() {
  const { settings } = useApp();
  return settings.valuation === 'a' ? <ReadingA /> : <ReadingBPart.View />;
}
