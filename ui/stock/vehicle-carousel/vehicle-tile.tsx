import { Fragment } from 'react';
import type { Quote } from '../../../core/finance/public';
import { inPoundsAndPence } from '../../../core/kernel/money';
import {
  cardFacts,
  type PriceFacts,
  type SiteSection,
  type TechBriefPart,
  type Vehicle,
  type VehicleDifference,
} from '../../../core/stock/public';
import { COMPARED_WITH_THIS, differenceWords } from '../../copy/alike-copy';
import { adminFeeWords, RIBBON_WORDS, techBriefWords, titleWords } from '../../copy/vehicle-copy';
import { useApp } from '../../kit/app-context';
import { OwnCar } from '../../kit/own-car';
import { Ribbon } from '../../parts/badge/badge';
import { Picture } from '../../parts/picture/picture';
import { Price } from '../../parts/price/price';
import { SiteLink } from '../../parts/site-link/site-link';
import { SkeletonPicture, SkeletonText } from '../../parts/skeleton/skeleton';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { photosOf } from '../vehicle-card/card-photos';
import { Apart, Tile, TileBody } from './vehicle-tile.styles';

/** One to a row on a phone, two, three or four elsewhere. */
const TILE_SIZES = '(min-width: 1280px) 300px, (min-width: 640px) 33vw, 80vw';

const BRIEF: readonly TechBriefPart['kind'][] = ['odometer', 'transmission', 'fuel'];

interface VehicleTileProps {
  readonly vehicle: Vehicle;
  /** Whether there is a line for a month's payment, and the quote that fills it. */
  readonly monthly?: boolean;
  readonly quote?: Quote | undefined;
  /** What sets it apart from the vehicle of the page, where that is told. */
  readonly apart?: readonly VehicleDifference[] | undefined;
}

/** A vehicle in a row of others: one picture, what it is and costs, and one link over all of it. */
export function VehicleTile({ vehicle, monthly = false, quote, apart }: VehicleTileProps) {
  const { settings } = useApp();
  const facts = cardFacts(vehicle, settings.headlinePrice);
  const title = titleWords(facts.title);
  const [photo] = photosOf(facts.pictures, title, settings.placeholderWhen);
  const brief = facts.techBrief.filter(({ kind }) => BRIEF.includes(kind));
  return (
    <Tile data-slug={facts.slug} $section={vehicle.section}>
      <div className="photo">
        {photo !== undefined && <Picture {...photo} alt="" sizes={TILE_SIZES} fill />}
        {facts.ribbon !== undefined && (
          <Ribbon className="ribbon">{RIBBON_WORDS[facts.ribbon]}</Ribbon>
        )}
      </div>
      <TileBody>
        <h3>
          <SiteLink href={facts.links.details} title={title}>
            {title}
          </SiteLink>
        </h3>
        <p className="derivative">{facts.title.derivative}</p>
        <TilePrice price={facts.price} />
        {monthly && (
          <p className="monthly">
            {quote !== undefined && (
              <>
                <span>{`${inPoundsAndPence(quote.regularPayment)} a month`}</span>
                <small>{` ${quote.product}`}</small>
              </>
            )}
          </p>
        )}
        <OwnCar at="card" price={facts.price} quote={quote} />
        <p className="brief">{brief.map(techBriefWords).join(' · ')}</p>
      </TileBody>
      {apart !== undefined && <SetApart by={apart} />}
    </Tile>
  );
}

/** In whole pounds, with the fee and its sum beneath where there is one (CARD-28). */
const TilePrice = ({ price }: { readonly price: PriceFacts }) => (
  <>
    <div className="price">
      {price.kind === 'no-price' ? (
        <span className="no-price">Call for price</span>
      ) : price.excludingVat === undefined ? (
        <Price
          size="small"
          now={price.headline}
          was={
            price.before !== undefined && price.before > price.headline ? price.before : undefined
          }
        />
      ) : (
        // Both figures in one size: neither may outshine the other (decision "+VAT prices").
        <span className="with-vat">
          <Price size="small" now={price.excludingVat} suffix="+VAT" />
          <Price size="small" now={price.headline} suffix="inc. VAT" />
        </span>
      )}
    </div>
    <p className="fee">{price.adminFee !== undefined && adminFeeWords(price.adminFee)}</p>
  </>
);

/** Empty, but of the same height, where nothing known sets it apart. */
const SetApart = ({ by }: { readonly by: readonly VehicleDifference[] }) =>
  by.length === 0 ? (
    <Apart />
  ) : (
    <Apart>
      <VisuallyHidden>{COMPARED_WITH_THIS} </VisuallyHidden>
      {by.map((difference, place) => (
        <Fragment key={difference.kind}>
          {place > 0 && <wbr />}
          <span>
            {`${place > 0 ? ' ' : ''}${differenceWords(difference)}${place < by.length - 1 ? ',' : ''}`}
          </span>
        </Fragment>
      ))}
    </Apart>
  );

interface TileSkeletonProps {
  readonly section: SiteSection;
  readonly monthly: boolean;
  readonly apart: boolean;
}

/** The room of a tile before it comes: the same lines, empty. */
export const TileSkeleton = ({ section, monthly, apart }: TileSkeletonProps) => (
  <Tile $section={section}>
    <SkeletonPicture />
    <TileBody>
      <SkeletonText $size={16} $share="most" />
      <SkeletonText $size={13} $share="half" />
      <div className="price">
        <SkeletonText $size={18} $share="third" />
      </div>
      <div className="fee">
        <SkeletonText $size={13} $share="half" />
      </div>
      {monthly && (
        <div className="monthly">
          <SkeletonText $size={15} $share="half" />
        </div>
      )}
      <div className="brief">
        <SkeletonText $size={13} $share="most" />
      </div>
    </TileBody>
    {apart && (
      <Apart as="div">
        <SkeletonText $size={13} $lines={2} $share="most" />
      </Apart>
    )}
  </Tile>
);
