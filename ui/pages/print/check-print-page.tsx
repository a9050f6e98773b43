import { useLoaderData } from 'react-router-dom';
import { titleParts } from '../../../core/stock/public';
import { CHECK_TITLE, checkPageTitle } from '../../copy/print-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { PageHead } from '../../kit/page-head';
import { PrintBranch } from './print-branch';
import { PrintCheck } from './print-check';
import { PrintHeading } from './print-front';
import { PrintSheet } from './print-sheet';
import type { CheckPrintState } from './print-loaders';

export { checkPrintLoader } from './print-loaders';

/** The vehicle check on paper (ROUTE-25, CHECK-09). */
export function CheckPrintPage() {
  const { vehicle, check, madeAt } = useLoaderData<CheckPrintState>();
  const title = checkPageTitle(titleWords(titleParts(vehicle)));
  return (
    <PrintSheet vehicle={vehicle} madeAt={madeAt}>
      <PageHead title={title} description={`${title}, to be printed.`} indexed={false} />
      <PrintHeading vehicle={vehicle} />
      <section className="whole">
        <h2>{CHECK_TITLE}</h2>
        <PrintCheck check={check} section={vehicle.section} alone />
      </section>
      <PrintBranch vehicle={vehicle} />
    </PrintSheet>
  );
}
