import type { ComponentType } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import {
  ENQUIRY_KINDS,
  enquiryAvailability,
  type EnquiryFormState,
} from '../../../core/enquiry/public';
import { titleParts, type Vehicle } from '../../../core/stock/public';
import { ALL_BRANCHES, enquiryDescription, FORM_UNAVAILABLE } from '../../copy/forms/enquiry-copy';
import { A_FORM, BEFORE_YOU_SEND, ERROR_TITLE } from '../../copy/forms/form-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { BranchNumbersPart } from '../../enquiry/branch-numbers-part';
import { DealerForm } from '../../enquiry/dealer-form';
import { EnquiryAnswerPart } from '../../enquiry/enquiry-answer-part';
import { EnquiryColumns } from '../../enquiry/about-vehicle-part.styles';
import { Aside } from '../../enquiry/about-vehicle.styles';
import type { FormSubject } from '../../enquiry/form-start';
import { formTitle } from '../../enquiry/form-title';
import { ReceiptPart } from '../../enquiry/receipt-part';
import type { FormLayout } from '../../form/form-layout';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageHead } from '../../kit/page-head';
import type { Blocks } from '../../parts/blocks';
import { Notice } from '../../parts/notice/notice';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { SiteLink } from '../../parts/site-link/site-link';
import { StepList } from '../../parts/step-list/step-list.styles';
import type { FormPageState } from './form-loader';

interface FormPageProps {
  /** All on one page, unless told otherwise. */
  readonly layout?: FormLayout | undefined;
  /** Of forms that may be about one: what is shown of it. */
  readonly AboutVehicle?: ComponentType<{ readonly vehicle: Vehicle }> | undefined;
  /** What an editor has written of it. */
  readonly below?: Blocks;
}

/** A form to a dealership, about one vehicle or none, with script and without. */
export function FormPageView({ layout, AboutVehicle, below }: FormPageProps) {
  const state = useLoaderData<FormPageState>();
  const posted = useActionData<EnquiryFormState>();
  const { kind, vehicle, form } = state;
  const canonical = FOUND_AT[kind];
  // On another step of the form nothing is wrong yet.
  const isStopped = posted !== undefined && (posted.stops > 0 || posted.phase.kind === 'refused');
  const heading = formTitle(state, form.kind === 'open' ? form.start.definition : undefined);
  return (
    <PageFrame>
      <PageHead
        title={isStopped ? ERROR_TITLE + heading : heading}
        description={
          vehicle === undefined
            ? (leadOf(form) ?? A_FORM)
            : enquiryDescription(titleWords(titleParts(vehicle)))
        }
        {...(canonical === undefined ? { indexed: false } : { canonical })}
      />
      <h1>{heading}</h1>
      <EnquiryColumns>
        <FormOfPage {...{ state, posted, layout }} />
        {vehicle === undefined || AboutVehicle === undefined ? (
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
      {below}
    </PageFrame>
  );
}

/** What a form says first of all, above its fields or in the first of its sections. */
const leadOf = (form: FormPageState['form']): string | undefined =>
  form.kind === 'open'
    ? (form.start.lead ?? form.start.definition.sections?.[0]?.instructions)
    : undefined;

/** Pages that a search engine may lead to. */
const FOUND_AT: Readonly<Partial<Record<FormSubject['kind'], string>>> = {
  'outstanding-finance': '/car-finance/outstanding/',
  'part-exchange': '/part-exchange-form/',
};

interface FormOfPageProps extends Pick<FormPageProps, 'layout'> {
  readonly state: FormPageState;
  readonly posted: EnquiryFormState | undefined;
}

/** The form, its receipt, or what stands in their place. */
function FormOfPage({ state, posted, layout }: FormOfPageProps) {
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
          layout={layout}
        />
      </BlockBoundary>
    );
  }
  return (
    <div>
      {isOpen && <Notice tone="warning" title={FORM_UNAVAILABLE} />}
      {vehicle === undefined && form.kind === 'unavailable' && (
        <BranchNumbersPart.View branches={form.branches} slug={branchSlug} />
      )}
      {vehicle !== undefined && enquiry !== undefined && (
        <EnquiryAnswerPart.View kind={enquiry} vehicle={vehicle} place="page" />
      )}
    </div>
  );
}
