import type { Either } from 'fp-ts/Either';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { Branches, Dealership } from '../../../core/branch/public';
import { branchContactPath, branchKey } from '../../../core/content/public';
import { FORM_IDS, type FormDefinition } from '../../../core/enquiry/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { askBesideBranch, type BesideBranch } from '../../../core/showroom/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { notFound } from '../not-found';
import { branchesOrFail } from './branches-or-fail';
import { ContactFormPart } from './contact/contact-form-part';

/** A branch, all of them in the order they are listed, and what stands beside. */
export interface BranchState extends Branches {
  readonly branch: Dealership;
  readonly now: number;
  readonly beside: BesideBranch;
  /** To write to it. */
  readonly form: {
    readonly definition: Either<GatewayFailure, FormDefinition>;
    readonly formKey: string;
  };
}

/** The branch that the address names (ROUTE-10, BRANCH-04), by its shorter name (ROUTE-38). */
export const branchLoader =
  (app: App) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<BranchState> => {
    const named = params['branch'] ?? '';
    const key = branchKey(named);
    const { search } = new URL(request.url);
    if (key !== named) throw redirect(branchContactPath(key) + search, 301);
    const [all, beside, definition] = await Promise.all([
      branchesOrFail(app, request.signal),
      answerTo(askBesideBranch(app.ports, key, app.patience$), request.signal),
      answerTo(app.ports.forms.form(FORM_IDS.contact), request.signal),
    ]);
    const branch = all.branches.find(({ slug }) => slug === key);
    if (branch === undefined) throw notFound();
    if (app.wholePages) await ContactFormPart.load();
    const form = { definition, formKey: app.ids.next() };
    return { ...all, branch, beside, form, now: app.clock.now() };
  };
