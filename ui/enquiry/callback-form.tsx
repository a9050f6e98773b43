import { createEnquiryForm, type EnquiryFormState, type Receipt } from '../../core/enquiry/public';
import { requestCallbackPath, cardLocation, type Vehicle } from '../../core/stock/public';
import { CALLBACK_LEAD, callWords } from '../copy/enquiry-copy';
import { telephoneAddress } from '../copy/telephone-address';
import { FormView } from '../form/form-view';
import { lateFormMemory } from '../form/late-form-memory';
import { useApp } from '../kit/app-context';
import { useViewModel } from '../kit/use-view-model';
import { ButtonLink } from '../parts/button/button';
import { Icon } from '../parts/icon/icon';
import { CallbackReceipt } from './callback-receipt';
import { callbackFacts, type CallbackStart } from './callback-start';

interface CallbackFormProps {
  readonly start: CallbackStart;
  readonly vehicle: Vehicle;
  /** The form as a post without script left it. */
  readonly posted?: EnquiryFormState | undefined;
}

/** "Request a callback": the form, what went wrong with it, and the receipt. */
export function CallbackForm({ start, vehicle, posted }: CallbackFormProps) {
  const app = useApp();
  const { definition, blank, key, today } = start;
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
        formName: `callback/${vehicle.slug}`,
        facts: () => callbackFacts(app, vehicle, memory.previousAddresses()),
        ...(posted !== undefined && { form: posted }),
      },
    );
    return { form, isHere: memory.isHere };
  });
  return (
    <FormView
      form={form}
      wakesAfter={isHere}
      definition={definition}
      action={requestCallbackPath(vehicle)}
      idPrefix="callback"
      lead={CALLBACK_LEAD}
      today={today}
      receipt={(receipt: Receipt) => (
        <CallbackReceipt receipt={receipt} vehicle={vehicle} onAgain={form.dismiss} />
      )}
      otherWay={<RingInstead vehicle={vehicle} />}
    />
  );
}

/** The branch's number, where it is known: a form that fails must not be the only way. */
function RingInstead({ vehicle }: { readonly vehicle: Vehicle }) {
  const telephone = cardLocation(vehicle)?.telephone;
  if (telephone === undefined) return undefined;
  return (
    <ButtonLink kind="quiet" compact href={telephoneAddress(telephone)}>
      <Icon name="phone" size={16} /> <span>{callWords(telephone)}</span>
    </ButtonLink>
  );
}
