import { useLoaderData } from 'react-router-dom';
import { titleParts } from '../../../core/stock/public';
import { enquiryDescription, enquiryTitle } from '../../copy/forms/enquiry-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { PageHead } from '../../kit/page-head';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { EnquiryAnswer } from '../../enquiry/enquiry-answer';
import { EnquiryColumns } from '../../enquiry/about-vehicle.styles';
import { AboutVehicle } from '../../enquiry/about-vehicle';
import type { EnquiryPageState } from './enquiry-loader';

export { enquiryLoader } from './enquiry-loader';

/**
 * Reserving and buying (ROUTE-15, ROUTE-27), until each can be done here: which vehicle, whom to
 * ring and what happens then.
 */
export function EnquiryPage() {
  const { kind, vehicle } = useLoaderData<EnquiryPageState>();
  const title = titleWords(titleParts(vehicle));
  const heading = enquiryTitle(kind, title);
  return (
    <PageFrame>
      <PageHead title={heading} description={enquiryDescription(title)} indexed={false} />
      <h1>{heading}</h1>
      <EnquiryColumns>
        <EnquiryAnswer kind={kind} vehicle={vehicle} place="page" />
        <AboutVehicle vehicle={vehicle} />
      </EnquiryColumns>
    </PageFrame>
  );
}
