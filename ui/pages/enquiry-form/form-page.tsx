import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { enquiryAvailability, type EnquiryFormState } from '../../../core/enquiry/public';
import { titleParts } from '../../../core/stock/public';
import { BEFORE_YOU_SEND, FORM_WORDS } from '../../copy/dealer-form-copy';
import {
  ALL_BRANCHES,
  enquiryDescription,
  enquiryTitle,
  FORM_UNAVAILABLE,
} from '../../copy/enquiry-copy';
import { ERROR_TITLE } from '../../copy/form-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { AboutVehicle } from '../../enquiry/about-vehicle';
import { DealerForm } from '../../enquiry/dealer-form';
import { EnquiryAnswer } from '../../enquiry/enquiry-answer';
import { Aside, EnquiryColumns } from '../../enquiry/enquiry-answer.styles';
import { FormReceipt } from '../../enquiry/form-receipt';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageHead } from '../../kit/page-head';
import { Notice } from '../../parts/notice/notice';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { SiteLink } from '../../parts/site-link/site-link';
import { StepList } from '../../parts/step-list/step-list.styles';
import type { FormPageState } from './form-loader';

export { formAction } from './form-action';
export { formLoader } from './form-loader';

/** A form to a dealership, about one vehicle or none, with script and without. */
export function FormPage() {
  const state = useLoaderData<FormPageState>();
  const posted = useActionData<EnquiryFormState>();
  const { kind, vehicle } = state;
  const title = vehicle === undefined ? '' : titleWords(titleParts(vehicle));
  const heading = enquiryTitle(kind, title);
  return (
    <PageFrame>
      <PageHead
        title={posted === undefined ? heading : ERROR_TITLE + heading}
        description={vehicle === undefined ? FORM_WORDS[kind].lead : enquiryDescription(title)}
        indexed={false}
      />
      <h1>{heading}</h1>
      <EnquiryColumns>
        <FormOfPage state={state} posted={posted} />
        {vehicle === undefined ? (
          <Aside>
            <h2>{BEFORE_YOU_SEND}</h2>
            <StepList>
              {FORM_WORDS[kind].next().map((step) => (
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
  const { kind, vehicle, branchSlug, form, receipt } = state;
  const { pathname, search } = useLocation();
  const subject = { kind, vehicle, branchSlug };
  const isOpen = vehicle === undefined || enquiryAvailability(kind, vehicle) === 'open';
  if (receipt !== undefined) {
    const branches = form.kind === 'open' ? form.start.branches : [];
    return <FormReceipt {...subject} {...{ receipt, branches }} today={state.today} />;
  }
  if (form.kind === 'open' && isOpen) {
    return (
      <BlockBoundary name="The form">
        <DealerForm
          {...subject}
          start={form.start}
          action={branchSlug === undefined ? pathname : pathname + search}
          posted={posted}
        />
      </BlockBoundary>
    );
  }
  return (
    <div>
      {isOpen && <Notice tone="warning" title={FORM_UNAVAILABLE} />}
      {vehicle !== undefined && <EnquiryAnswer kind={kind} vehicle={vehicle} place="page" />}
    </div>
  );
}
