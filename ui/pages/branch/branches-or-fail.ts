import { isLeft } from 'fp-ts/Either';
import { data } from 'react-router-dom';
import { loadBranches, type Branches } from '../../../core/branch/public';
import { pageFailure } from '../../../core/navigation/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';

/** All branches; a page of branches cannot stand without them (ERR-19 to ERR-21, HT-2). */
export async function branchesOrFail(app: App, signal: AbortSignal): Promise<Branches> {
  const answer = await answerTo(loadBranches(app.ports), signal);
  if (isLeft(answer)) {
    const { status, message } = pageFailure(answer.left.needed, answer.left.failure);
    throw data(message, { status });
  }
  return answer.right;
}
