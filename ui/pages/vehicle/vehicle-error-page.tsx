import { useRouteError } from 'react-router-dom';
import { LookAlikesPart } from '../../stock/vehicle-carousel/look-alikes-part';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { ErrorPage } from '../../frame/error-page';
import { isVehicleGone } from '../vehicle-named';

/** Where a vehicle used to be, or could not be asked for; with others to look at (UX rule 10). */
export function VehicleErrorPage() {
  const error = useRouteError();
  const gone = typeof error === 'object' && error !== null && 'data' in error ? error.data : error;
  return (
    <>
      <ErrorPage />
      {isVehicleGone(gone) && gone.lookAlikes.length > 0 && (
        <PageFrame>
          <LookAlikesPart.Part
            vehicles={gone.lookAlikes}
            section={gone.section}
            reason="not-found"
          />
        </PageFrame>
      )}
    </>
  );
}
