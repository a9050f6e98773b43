import { isLeft } from 'fp-ts/Either';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { branchContactPath, branchKey, type Branch } from '../../../core/content/public';
import { pageFailure } from '../../../core/navigation/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { notFound } from '../not-found';

/** A branch and all of them, in the order they are listed. */
export interface BranchState {
  readonly branch: Branch;
  readonly branches: readonly Branch[];
}

/** All branches; a page of branches cannot stand without them (ERR-21, HT-2). */
export const branchesLoader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<readonly Branch[]> => {
    const answer = await answerTo(app.ports.content.branches(), request.signal);
    if (isLeft(answer)) {
      const { status, message } = pageFailure('sites', answer.left);
      throw data(message, { status });
    }
    return answer.right;
  };

/** The branch that the address names (ROUTE-10, BRANCH-04), by its shorter name (ROUTE-38). */
export const branchLoader =
  (app: App) =>
  async (asked: LoaderFunctionArgs): Promise<BranchState> => {
    const named = asked.params['branch'] ?? '';
    const key = branchKey(named);
    const { search } = new URL(asked.request.url);
    if (key !== named) throw redirect(branchContactPath(key) + search, 301);
    const branches = await branchesLoader(app)(asked);
    const branch = branches.find(({ slug }) => slug === key);
    if (branch === undefined) throw notFound();
    return { branch, branches };
  };
