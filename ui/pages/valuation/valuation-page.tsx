import { useApp } from '../../kit/app-context';
import { ReadingA } from './reading-a/reading-a';

export { valuationLoader } from './valuation-loader';
export { valuationAction } from './late-valuation-action';

/** What a shopper's own vehicle is worth, by the reading that is set (CG-001). */
export function ValuationPage() {
  const { settings } = useApp();
  return <ReadingA key={settings.valuation} />;
}
