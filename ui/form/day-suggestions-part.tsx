import { lateView } from '../kit/late-view';
import type { DaySuggestionsProps } from './day-suggestions';

/** Only forms for an appointment have days to suggest; the day can be typed all the same. */
export const DaySuggestionsPart = lateView<DaySuggestionsProps>(
  () => import('./day-suggestions').then((module) => module.DaySuggestions),
  () => undefined,
);
