import { data } from 'react-router-dom';
import type { SearchState } from '../../../core/showroom/public';
import type { App } from '../../kit/app';

/** The page stands and says what failed, but no search engine should keep it. */
export async function asPage(app: App, state: SearchState) {
  const sent = app.wholePages ? (await import('../lean-pages')).leanSearch(state) : state;
  return state.results.kind === 'failed' ? data(sent, { status: 503 }) : data(sent);
}
