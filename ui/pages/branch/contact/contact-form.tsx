import type { Either } from 'fp-ts/Either';
import { useState } from 'react';
import { branchOpenings, type Branches } from '../../../../core/branch/public';
import type { FormDefinition } from '../../../../core/enquiry/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import { dayInBritain } from '../../../../core/kernel/calendar-day';
import { FORM_UNAVAILABLE } from '../../../copy/forms/enquiry-copy';
import { FORM_LEADS } from '../../../copy/forms/form-leads';
import { DealerForm } from '../../../enquiry/dealer-form';
import { startOfForm, type FormDrawing } from '../../../enquiry/load-form';
import { Notice } from '../../../parts/notice/notice';

export interface ContactFormProps extends Branches, FormDrawing {
  readonly definition: Either<GatewayFailure, FormDefinition>;
  /** The branch that is chosen beforehand. */
  readonly branchSlug: string;
}

/**
 * The form to a branch, on its own page. Without script it is sent from the form's page, which is
 * one visit's own and can show it again, or its receipt: this page is the same for everybody.
 */
export function ContactForm({
  definition,
  branches,
  calendar,
  branchSlug,
  formKey,
  at,
}: ContactFormProps) {
  const [form] = useState(() =>
    startOfForm(
      { kind: 'contact', branchSlug },
      definition,
      { branches, openings: branchOpenings(branches, calendar, dayInBritain(at)) },
      { formKey, at, lead: FORM_LEADS.contact },
    ),
  );
  return form.kind === 'unavailable' ? (
    <Notice tone="warning" title={FORM_UNAVAILABLE} />
  ) : (
    <DealerForm
      kind="contact"
      start={form.start}
      branchSlug={branchSlug}
      action={`/form/contact/?branch=${encodeURIComponent(branchSlug)}`}
    />
  );
}
