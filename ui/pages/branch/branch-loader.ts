import { isLeft } from 'fp-ts/Either';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import {
  askNearest,
  loadBranches,
  unsorted,
  type Branches,
  type Dealership,
  type NearestState,
} from '../../../core/branch/public';
import { branchContactPath, branchKey } from '../../../core/content/public';
import { readOutcode } from '../../../core/kernel/person/outcode';
import { pageFailure } from '../../../core/navigation/public';
import { askBesideBranch, type BesideBranch } from '../../../core/showroom/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { notFound } from '../not-found';
import { NEAR } from './nearest/near';

/** What both pages show of branches, at the moment they were asked for. */
export interface ContactState extends Branches {
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  readonly nearest: NearestState;
}

/** A branch, all of them in the order they are listed, and what stands beside. */
export interface BranchState extends Branches {
  readonly branch: Dealership;
  readonly now: number;
  readonly beside: BesideBranch;
}

/** All branches; a page of branches cannot stand without them (ERR-19 to ERR-21, HT-2). */
async function branchesOrFail(app: App, signal: AbortSignal): Promise<Branches> {
  const answer = await answerTo(loadBranches(app.ports), signal);
  if (isLeft(answer)) {
    const { status, message } = pageFailure(answer.left.needed, answer.left.failure);
    throw data(message, { status });
  }
  return answer.right;
}

/**
 * All branches, sorted by distance where the form was sent without script. Of a whole postcode only
 * the first half stays in the address (BR-4).
 */
export const contactLoader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<ContactState> => {
    const { searchParams, pathname } = new URL(request.url);
    const typed = searchParams.get(NEAR);
    const read = readOutcode(typed ?? '');
    if (typed !== null && !isLeft(read) && read.right !== typed) {
      searchParams.set(NEAR, read.right);
      throw redirect(`${pathname}?${searchParams.toString()}`, 302);
    }
    const [branches, nearest] = await Promise.all([
      branchesOrFail(app, request.signal),
      typed === null ? unsorted : answerTo(askNearest(app.ports.directory, typed), request.signal),
    ]);
    return { ...branches, now: app.clock.now(), nearest };
  };

/** The branch that the address names (ROUTE-10, BRANCH-04), by its shorter name (ROUTE-38). */
export const branchLoader =
  (app: App) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<BranchState> => {
    const named = params['branch'] ?? '';
    const key = branchKey(named);
    const { search } = new URL(request.url);
    if (key !== named) throw redirect(branchContactPath(key) + search, 301);
    const [all, beside] = await Promise.all([
      branchesOrFail(app, request.signal),
      answerTo(askBesideBranch(app.ports, key, app.patience$), request.signal),
    ]);
    const branch = all.branches.find(({ slug }) => slug === key);
    if (branch === undefined) throw notFound();
    return { ...all, branch, beside, now: app.clock.now() };
  };
