import { kindOfForm } from '../../../core/enquiry/public';
import { DealerForm } from '../../enquiry/dealer-form';
import type { LoadedForm } from '../../enquiry/form-start';
import { loadForm } from '../../enquiry/load-form';
import type { App } from '../../kit/app';

/** A form that has come, with what draws it. */
export interface LoadedSlotForm {
  readonly form: LoadedForm;
  readonly View: typeof DealerForm;
}

/** Fetches a form that an editor has put on a page; it may go to the branches of the list only (PAGE-24). */
export async function loadSlotForm(
  app: App,
  { formId, branches }: { readonly formId: string; readonly branches: readonly string[] },
  signal: AbortSignal,
): Promise<LoadedSlotForm> {
  const kind = kindOfForm(formId);
  const subject = { kind, ...(kind === 'generic' && { formId }), onlyBranches: branches };
  return { form: await loadForm(app, subject, signal), View: DealerForm };
}
