import { createEnquiryForm, type EnquiryFormState, type Receipt } from '../../core/enquiry/public';
import { cardLocation } from '../../core/stock/public';
import type { FormLayout } from '../form/form-layout';
import { FormView } from '../form/form-view';
import { lateFormMemory } from '../form/late-form-memory';
import { useApp } from '../kit/app-context';
import { useViewModel } from '../kit/use-view-model';
import { formTitle } from './form-title';
import { ReceiptPart } from './receipt-part';
import { RingInstead } from './ring-instead';
import { factsOfForm, formNameOf, type FormStart, type FormSubject } from './form-start';

interface DealerFormProps extends FormSubject {
  readonly start: FormStart;
  /** Where it is posted without script. */
  readonly action: string;
  /** The form as a post without script left it. */
  readonly posted?: EnquiryFormState | undefined;
  /** All on one page, unless told otherwise. */
  readonly layout?: FormLayout | undefined;
  /** Before the ids of its fields, where a page may have two forms of one kind. */
  readonly idPrefix?: string | undefined;
}

/** A form to a dealership: its fields, what went wrong with it, and the receipt. */
export function DealerForm({
  start,
  action,
  posted,
  layout,
  idPrefix,
  ...subject
}: DealerFormProps) {
  const app = useApp();
  const { kind, vehicle } = subject;
  const { definition, blank, key, drawnAt, now, branches, lead } = start;
  const { form, isHere } = useViewModel((scope) => {
    const memory = lateFormMemory(app.openFormMemory);
    const form = createEnquiryForm(
      scope,
      {
        desk: app.ports.desk,
        drafts: memory.drafts,
        ids: app.ids,
        clock: app.clock,
        isOnline$: app.isOnline$,
      },
      {
        definition,
        blank,
        key,
        namePolicy: app.settings.namePolicy,
        formName: formNameOf(subject),
        facts: () => factsOfForm(app, subject, memory.previousAddresses()),
        steps: layout?.stepsOf?.(definition),
        ...(posted !== undefined && { form: posted }),
      },
    );
    const submit = () => {
      // The receipt's script comes while the form is on its way; without it a shorter one is shown.
      ReceiptPart.load().catch(() => undefined);
      form.submit();
    };
    return { form: { ...form, submit }, isHere: memory.isHere };
  });
  const telephone =
    (vehicle && cardLocation(vehicle)?.telephone) ??
    branches.find(({ slug }) => slug === subject.branchSlug)?.telephone;
  return (
    <FormView
      form={form}
      wakesAfter={isHere}
      definition={definition}
      action={action}
      idPrefix={idPrefix ?? kind}
      {...(lead !== undefined && { lead })}
      {...(layout !== undefined && { layout })}
      drawnAt={drawnAt}
      now={now}
      receipt={(receipt: Receipt) => (
        <ReceiptPart.View
          {...subject}
          {...{ receipt, branches }}
          openings={definition.openings}
          now={app.clock.now()}
          title={formTitle(subject, definition)}
          onAgain={form.dismiss}
        />
      )}
      otherWay={telephone !== undefined && <RingInstead telephone={telephone} />}
    />
  );
}
