import { useActionData, useLoaderData } from 'react-router-dom';
import type { EnquiryFormState } from '../../../core/enquiry/public';
import { titleParts } from '../../../core/stock/public';
import { FORM_UNAVAILABLE, wishDescription, wishTitle } from '../../copy/enquiry-copy';
import { ERROR_TITLE } from '../../copy/form-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { CallbackForm } from '../../enquiry/callback-form';
import { CallbackReceipt } from '../../enquiry/callback-receipt';
import { WishAnswer } from '../../enquiry/wish-answer';
import { WishColumns } from '../../enquiry/wish-answer.styles';
import { WishVehicle } from '../../enquiry/wish-vehicle';
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
  const heading = wishTitle('callback', title);
  return (
    <PageFrame>
      <PageHead
        title={posted === undefined ? heading : ERROR_TITLE + heading}
        description={wishDescription(title)}
        indexed={false}
      />
      <h1>{heading}</h1>
      <WishColumns>
        {receipt !== undefined ? (
          <CallbackReceipt receipt={receipt} vehicle={vehicle} />
        ) : form.kind === 'open' && vehicle.status !== 'sold' ? (
          <BlockBoundary name="The form">
            <CallbackForm start={form.start} vehicle={vehicle} posted={posted} />
          </BlockBoundary>
        ) : (
          <div>
            {vehicle.status !== 'sold' && <Notice tone="warning" title={FORM_UNAVAILABLE} />}
            <WishAnswer wish="callback" vehicle={vehicle} place="page" />
          </div>
        )}
        <WishVehicle vehicle={vehicle} />
      </WishColumns>
    </PageFrame>
  );
}
