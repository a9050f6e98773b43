import { isLeft } from 'fp-ts/Either';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import {
  askNearest,
  unsorted,
  type Branches,
  type NearestState,
} from '../../../core/branch/public';
import { readOutcode } from '../../../core/kernel/person/outcode';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { branchesOrFail } from './branches-or-fail';
import { NEAR } from './nearest/near';

/** What the page of all branches shows, at the moment it was asked for. */
export interface ContactState extends Branches {
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  readonly nearest: NearestState;
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
