import { useLoaderData } from 'react-router-dom';
import { titleParts } from '../../../core/stock/public';
import { CHECK_TITLE } from '../../copy/print-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { PageHead } from '../../kit/page-head';
import { PrintCheck } from './print-check';
import { PrintFacts } from './print-facts';
import { PrintFinance } from './print-finance';
import { PrintFront, PrintHeading } from './print-front';
import { PrintSheet } from './print-sheet';
import type { PrintState } from './print-loaders';

export { vehiclePrintLoader } from './print-loaders';

/** A vehicle on paper, with all that its page tells (ROUTE-24, LAYOUT-02). */
export function VehiclePrintPage() {
  const { vehicle, check, quotes, product, madeAt } = useLoaderData<PrintState>();
  const title = titleWords(titleParts(vehicle));
  return (
    <PrintSheet vehicle={vehicle} madeAt={madeAt}>
      <PageHead title={title} description={`${title}, to be printed.`} indexed={false} />
      <PrintHeading vehicle={vehicle} />
      <PrintFront vehicle={vehicle} />
      <PrintFacts vehicle={vehicle} now={madeAt} />
      <section className="whole">
        <h2>{CHECK_TITLE}</h2>
        <PrintCheck check={check} section={vehicle.section} />
      </section>
      <PrintFinance vehicle={vehicle} quotes={quotes} {...(product !== undefined && { product })} />
    </PrintSheet>
  );
}
