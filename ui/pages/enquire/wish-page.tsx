import { useLoaderData } from 'react-router-dom';
import { titleParts } from '../../../core/stock/public';
import { wishDescription, wishTitle } from '../../copy/enquiry-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { PageHead } from '../../kit/page-head';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { WishAnswer } from '../../enquiry/wish-answer';
import { WishColumns } from '../../enquiry/wish-answer.styles';
import { WishVehicle } from '../../enquiry/wish-vehicle';
import type { WishState } from './wish-loader';

export { wishLoader } from './wish-loader';

/**
 * Reserving, buying, a test drive, a callback, a question (ROUTE-15, ROUTE-23, ROUTE-26, ROUTE-27,
 * ROUTE-29), until each has its form: which vehicle, whom to ring and what happens then.
 */
export function WishPage() {
  const { wish, vehicle } = useLoaderData<WishState>();
  const title = titleWords(titleParts(vehicle));
  const heading = wishTitle(wish, title);
  return (
    <PageFrame>
      <PageHead title={heading} description={wishDescription(title)} indexed={false} />
      <h1>{heading}</h1>
      <WishColumns>
        <WishAnswer wish={wish} vehicle={vehicle} place="page" />
        <WishVehicle vehicle={vehicle} />
      </WishColumns>
    </PageFrame>
  );
}
