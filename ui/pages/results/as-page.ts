import { data } from 'react-router-dom';
import type { SearchState } from '../../../core/showroom/public';

/** The page stands and says what failed, but no search engine should keep it. */
export const asPage = (state: SearchState) =>
  state.results.kind === 'failed' ? data(state, { status: 503 }) : data(state);
