import { cardFacts, type PriceFacts, type VehicleInFull } from '../../../core/stock/public';
import { PRICE_LABELS } from '../../copy/details-copy';
import { reservedLine, soldLine } from '../../copy/print-copy';
import { ILLUSTRATION_LINE } from '../../copy/illustration-copy';
import { adminFeeWords, titleWords } from '../../copy/vehicle-copy';
import { EXAMPLE_TITLE, exampleNotice } from '../../copy/vehicle-page-copy';
import { useApp } from '../../kit/app-context';
import { NumberPlate } from '../../parts/number-plate/number-plate';
import { Picture } from '../../parts/picture/picture';
import { Price } from '../../parts/price/price';
import { photosOf } from '../../stock/vehicle-card/card-photos';
import { BranchLines } from './print-branch';
import { Front, Heading, PriceBox } from './print.styles';

/** The lead picture and three more. */
const PICTURES = 4;

/** What it is: title, derivative, plate, and that it cannot be bought where it cannot. */
export function PrintHeading({ vehicle }: { readonly vehicle: VehicleInFull }) {
  const { title } = cardFacts(vehicle);
  const { status, section, registration } = vehicle;
  return (
    <Heading>
      <div>
        <h1>{titleWords(title)}</h1>
        {title.derivative !== undefined && <p className="derivative">{title.derivative}</p>}
        {status === 'reserved' && <p className="taken">{reservedLine(section)}</p>}
        {status === 'sold' && <p className="taken">{soldLine(section)}</p>}
        {vehicle.exampleFacts.length > 0 && (
          <p className="taken">{`${EXAMPLE_TITLE}. ${exampleNotice(vehicle.exampleFacts)}`}</p>
        )}
      </div>
      {registration !== undefined && <NumberPlate registration={registration} />}
    </Heading>
  );
}

/** Pictures, the price with its fee and sum, and the branch to ring. */
export function PrintFront({ vehicle }: { readonly vehicle: VehicleInFull }) {
  const { settings } = useApp();
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const photos = photosOf(facts.pictures, titleWords(facts.title), settings.placeholderWhen);
  return (
    <Front>
      {photos.slice(0, PICTURES).map((photo, place) => (
        <div key={photo.src} className={place === 0 ? 'photo lead' : 'photo'}>
          {/* All asked for at once: paper has no part that comes into view later. */}
          <Picture {...photo} sizes={place === 0 ? '480px' : '240px'} priority fill />
        </div>
      ))}
      <PriceBox>
        <PaperPrice price={facts.price} />
        {vehicle.priceIndicator !== undefined && <p>{PRICE_LABELS[vehicle.priceIndicator]}</p>}
        <div className="branch">
          <BranchLines vehicle={vehicle} />
        </div>
      </PriceBox>
      {vehicle.isDrawn === true && <p className="note soft">{ILLUSTRATION_LINE}</p>}
    </Front>
  );
}

const PaperPrice = ({ price }: { readonly price: PriceFacts }) => (
  <>
    {price.kind === 'no-price' ? (
      <strong>Call for price</strong>
    ) : price.excludingVat === undefined ? (
      <Price
        now={price.headline}
        was={price.before !== undefined && price.before > price.headline ? price.before : undefined}
      />
    ) : (
      <>
        <Price now={price.excludingVat} suffix="+VAT" />
        <Price now={price.headline} suffix="inc. VAT" />
      </>
    )}
    {price.adminFee !== undefined && <p>{adminFeeWords(price.adminFee)}</p>}
  </>
);
