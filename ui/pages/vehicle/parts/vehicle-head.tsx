import {
  cardFacts,
  titleParts,
  vehiclePath,
  type VehicleInFull,
} from '../../../../core/stock/public';
import { techBriefWords, titleWords } from '../../../copy/vehicle-copy';
import { useApp } from '../../../kit/app-context';
import { PageHead } from '../../../kit/page-head';
import { VehicleFacts } from './structured-parts';

/** Pixels of the picture that shared links show. */
const SHARED = { width: 1280, height: 800 };

/**
 * Title, description, canonical address without finance and tracking keys, Open Graph with the lead
 * picture, and the vehicle as data that say what the page says.
 */
export function VehicleHead({ vehicle }: { readonly vehicle: VehicleInFull }) {
  const { settings, publicOrigin } = useApp();
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const title = titleWords(titleParts(vehicle));
  const lead = vehicle.pictures[0]?.large;
  const address = vehiclePath(vehicle);
  const place = facts.location === undefined ? '' : ` at ${facts.location.branch}`;
  const brief = facts.techBrief.map(techBriefWords).join(', ');
  // Search engines are told of no vehicle that is partly made up.
  const isExample = vehicle.exampleFacts.length > 0;
  return (
    <>
      <PageHead
        title={[title, facts.title.derivative].filter(Boolean).join(' ')}
        description={`${title} for sale${place}${brief === '' ? '' : `: ${brief}`}.`}
        indexed={!isExample}
        canonical={address}
        {...(lead !== undefined && { picture: lead })}
      />
      <meta property="og:type" content="product" />
      <meta property="og:url" content={publicOrigin + address} />
      {lead !== undefined && (
        <>
          <meta property="og:image:width" content={String(SHARED.width)} />
          <meta property="og:image:height" content={String(SHARED.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {!isExample && <VehicleFacts.Part subject={vehicle} />}
    </>
  );
}
