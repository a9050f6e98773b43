import { useActionData, useLoaderData } from 'react-router-dom';
import type { EnquiryFormState } from '../../../core/enquiry/public';
import { titleParts } from '../../../core/stock/public';
import { FORM_UNAVAILABLE, enquiryDescription, enquiryTitle } from '../../copy/enquiry-copy';
import { ERROR_TITLE } from '../../copy/form-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { CallbackForm } from '../../enquiry/callback-form';
import { CallbackReceipt } from '../../enquiry/callback-receipt';
import { EnquiryAnswer } from '../../enquiry/enquiry-answer';
import { EnquiryColumns } from '../../enquiry/enquiry-answer.styles';
import { AboutVehicle } from '../../enquiry/about-vehicle';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageHead } from '../../kit/page-head';
import { Notice } from '../../parts/notice/notice';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import type { CallbackPageState } from './callback-loader';

export { callbackAction } from './callback-action';
export { callbackLoader } from './callback-loader';

/** "Request a callback" about one vehicle (ROUTE-26), with script and without. */
export function CallbackPage() {
  const { vehicle, form, receipt } = useLoaderData<CallbackPageState>();
  const posted = useActionData<EnquiryFormState>();
  const title = titleWords(titleParts(vehicle));
  const heading = enquiryTitle('callback', title);
  return (
    <PageFrame>
      <PageHead
        title={posted === undefined ? heading : ERROR_TITLE + heading}
        description={enquiryDescription(title)}
        indexed={false}
      />
      <h1>{heading}</h1>
      <EnquiryColumns>
        {receipt !== undefined ? (
          <CallbackReceipt receipt={receipt} vehicle={vehicle} />
        ) : form.kind === 'open' && vehicle.status !== 'sold' ? (
          <BlockBoundary name="The form">
            <CallbackForm start={form.start} vehicle={vehicle} posted={posted} />
          </BlockBoundary>
        ) : (
          <div>
            {vehicle.status !== 'sold' && <Notice tone="warning" title={FORM_UNAVAILABLE} />}
            <EnquiryAnswer kind="callback" vehicle={vehicle} place="page" />
          </div>
        )}
        <AboutVehicle vehicle={vehicle} />
      </EnquiryColumns>
    </PageFrame>
  );
}
