import { useEffect, useState, type ComponentType } from 'react';
import { latest } from '../../../../core/kernel/remote';
import type { FewResultsProps } from './few-results';

/** As many results or fewer may need help; so does a page past the last. */
const FEW = 10;

let known: ComponentType<FewResultsProps> | undefined;

/** Fetches the script now: a server waits for it, and so does a page that was sent with help on it. */
export const loadFewResults = async (): Promise<void> => {
  known ??= (await import('./few-results')).FewResults;
};

/** Whether the page that was sent has help on it, so that it cannot come alive without. */
export const hasHelpOnPage = (): boolean => document.querySelector('[data-few]') !== null;

export const mayNeedHelp = ({ state, isLoading, pages }: FewResultsProps): boolean => {
  const results = latest(state.results);
  return results !== undefined && !isLoading && (pages.isPastEnd || results.total <= FEW);
};

/** Help with few results or none, whose script comes with the first search that needs it. */
export function FewResultsPart(props: FewResultsProps) {
  const [View, setView] = useState(() => known);
  const isWanted = mayNeedHelp(props);
  useEffect(() => {
    if (!isWanted || View !== undefined) return;
    loadFewResults().then(
      () => {
        setView(() => known);
      },
      // The next search that finds few tries again.
      () => undefined,
    );
  }, [isWanted, View]);
  return isWanted && View !== undefined ? <View {...props} /> : undefined;
}
