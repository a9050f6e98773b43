import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { branchContactPath, branchKey } from '../../../core/content/public';
import { latest } from '../../../core/kernel/remote';
import { choose, fromAddress } from '../../../core/search/public';
import type { SearchState } from '../../../core/showroom/public';
import { branchCarsPath, brandPath } from '../../../core/stock/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { notFound } from '../not-found';
import { movedOr } from '../redirection-loader';
import { asPage } from './as-page';
import { whereWordsLead } from './where-words-lead';

/** What the path of such a page chooses. */
type ChosenFilter = 'location_name' | 'make';

/**
 * Cars at a branch or of a make: one filter is set by the path (ROUTE-47, ROUTE-48). A make may be
 * called otherwise by the back end than in an address (ROUTE-49): what its filter call offers says how.
 * What it does not offer may have moved, and is no page else.
 */
export async function chosenLoader(app: App, filter: ChosenFilter, asked: LoaderFunctionArgs) {
  const { request, params } = asked;
  const named = params['chosen'] ?? '';
  const { search } = new URL(request.url);
  const own = filter === 'make' ? brandPath(named) : branchCarsPath(branchKey(named));
  const written =
    filter === 'make' ? `/used-cars/${encodeURIComponent(named)}/` : branchCarsPath(named);
  if (own !== written) return redirect(own + search, 301);

  const { query, ignored } = fromAddress('cars', search);
  const load = (value: string) =>
    answerTo(app.loadSearch(choose(query, filter, value), ignored), request.signal);
  // Words beside the path are understood as on every list, and lead to the search that they make.
  const inWords = async (state: SearchState) => {
    const leadsTo = await whereWordsLead(app, request, state.query);
    if (leadsTo === undefined) return asPage(app, state);
    return (await import('./typed-words')).leadOn(leadsTo, search, ignored);
  };
  const state = await load(named);
  // A value that the filter call does not offer has been taken back, and the rest asked for.
  if (state.query.lists[filter]?.includes(named) === true) return inWords(state);
  if (filter === 'make') {
    const makes = latest(state.options)?.options.make ?? [];
    const known = makes.find(({ value }) => brandPath(value) === own);
    return known === undefined ? movedOr(app, asked, notFound()) : inWords(await load(known.value));
  }
  const branches = latest(state.branches) ?? [];
  // A branch of ours that has no cars on offer: how to reach it is all that there is to tell.
  return branches.some(({ slug }) => slug === named)
    ? redirect(branchContactPath(named))
    : movedOr(app, asked, notFound());
}
