/** How long a burst of changes to the filters is gathered (FILTER-18, FILTER-19). Milliseconds. */
export const FILTER_DEBOUNCE_MS = 500;
