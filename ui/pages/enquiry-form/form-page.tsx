import {
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
} from 'react-router-dom';
import {
  ENQUIRY_KINDS,
  enquiryAvailability,
  type EnquiryFormState,
} from '../../../core/enquiry/public';
import { titleParts } from '../../../core/stock/public';
import { A_FORM, BEFORE_YOU_SEND, FORM_LEADS } from '../../copy/form-leads';
import { ALL_BRANCHES, enquiryDescription, FORM_UNAVAILABLE } from '../../copy/enquiry-copy';
import { ERROR_TITLE } from '../../copy/form-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { AboutVehicle } from '../../enquiry/about-vehicle';
import { DealerForm } from '../../enquiry/dealer-form';
import { EnquiryAnswerPart } from '../../enquiry/enquiry-answer-part';
import { Aside, EnquiryColumns } from '../../enquiry/about-vehicle.styles';
import { formTitle } from '../../enquiry/form-title';
import { ReceiptPart } from '../../enquiry/receipt-part';
import type { App } from '../../kit/app';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageHead } from '../../kit/page-head';
import { Notice } from '../../parts/notice/notice';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { SiteLink } from '../../parts/site-link/site-link';
import { StepList } from '../../parts/step-list/step-list.styles';
import type { FormAddress, FormPageState } from './form-loader';

export { formLoader } from './form-loader';

/** A post without script: only a server runs it. */
export const formAction = (app: App, address: FormAddress) => async (asked: ActionFunctionArgs) =>
  (await import('./form-action')).formAction(app, address)(asked);

/** A form to a dealership, about one vehicle or none, with script and without. */
export function FormPage() {
  const state = useLoaderData<FormPageState>();
  const posted = useActionData<EnquiryFormState>();
  const { kind, vehicle, form } = state;
  const heading = formTitle(state, form.kind === 'open' ? form.start.definition : undefined);
  return (
    <PageFrame>
      <PageHead
        title={posted === undefined ? heading : ERROR_TITLE + heading}
        description={
          vehicle === undefined
            ? (FORM_LEADS[kind] ?? A_FORM)
            : enquiryDescription(titleWords(titleParts(vehicle)))
        }
        {...(kind === 'outstanding-finance'
          ? { canonical: '/car-finance/outstanding/' }
          : { indexed: false })}
      />
      <h1>{heading}</h1>
      <EnquiryColumns>
        <FormOfPage state={state} posted={posted} />
        {vehicle === undefined ? (
          <Aside>
            <h2>{BEFORE_YOU_SEND}</h2>
            <StepList>
              {state.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </StepList>
            <SiteLink href="/contact/">{ALL_BRANCHES}</SiteLink>
          </Aside>
        ) : (
          <AboutVehicle vehicle={vehicle} />
        )}
      </EnquiryColumns>
    </PageFrame>
  );
}

interface FormOfPageProps {
  readonly state: FormPageState;
  readonly posted: EnquiryFormState | undefined;
}

/** The form, its receipt, or what stands in their place. */
function FormOfPage({ state, posted }: FormOfPageProps) {
  const { kind, formId, vehicle, branchSlug, from, form, receipt } = state;
  const { pathname, search } = useLocation();
  const subject = { kind, formId, vehicle, branchSlug, from };
  const isToldMore = branchSlug !== undefined || from !== undefined;
  const enquiry = ENQUIRY_KINDS.find((known) => known === kind);
  const isOpen =
    vehicle === undefined ||
    enquiry === undefined ||
    enquiryAvailability(enquiry, vehicle) === 'open';
  if (receipt !== undefined) {
    const start = form.kind === 'open' ? form.start : undefined;
    return (
      <ReceiptPart.View
        {...subject}
        receipt={receipt}
        branches={start?.branches ?? []}
        openings={start?.definition.openings}
        now={state.now}
        title={formTitle(state, start?.definition)}
      />
    );
  }
  if (form.kind === 'open' && isOpen) {
    return (
      <BlockBoundary name="The form">
        <DealerForm
          {...subject}
          start={form.start}
          action={isToldMore ? pathname + search : pathname}
          posted={posted}
        />
      </BlockBoundary>
    );
  }
  return (
    <div>
      {isOpen && <Notice tone="warning" title={FORM_UNAVAILABLE} />}
      {vehicle !== undefined && enquiry !== undefined && (
        <EnquiryAnswerPart.View kind={enquiry} vehicle={vehicle} place="page" />
      )}
    </div>
  );
}
