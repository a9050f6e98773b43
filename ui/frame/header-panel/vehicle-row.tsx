import { ArrowDown, ArrowUp } from 'lucide-react';
import { inPounds } from '../../../core/kernel/money';
import type { PriceSince } from '../../../core/shortlist/public';
import { cardRibbon, priceFacts, type Vehicle } from '../../../core/stock/public';
import { sinceSavedWords } from '../../copy/shortlist-copy';
import { RIBBON_WORDS } from '../../copy/vehicle-copy';
import { useApp } from '../../kit/app-context';
import { OwnCar } from '../../kit/own-car';
import { Badge } from '../../parts/badge/badge';
import { SkeletonPicture, SkeletonText } from '../../parts/skeleton/skeleton';
import { ThumbnailCard } from '../../stock/thumbnail-card/thumbnail-card';
import { RowPrice, RowSkeleton, SinceSaved } from './header-panel.styles';

/** How the price has moved since the vehicle was saved; nothing where it has not. */
export function SinceSavedLine({ since }: { readonly since: PriceSince | undefined }) {
  if (since === undefined || since.kind === 'same') return undefined;
  const Arrow = since.kind === 'fell' ? ArrowDown : ArrowUp;
  return (
    <SinceSaved $kind={since.kind}>
      <Arrow aria-hidden="true" size={14} />
      <span>{sinceSavedWords(since)}</span>
    </SinceSaved>
  );
}

interface VehicleRowProps {
  readonly vehicle: Vehicle;
  readonly since?: PriceSince | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** A vehicle of a list, with what it costs now. */
export function VehicleRow({ vehicle, since, onRemove }: VehicleRowProps) {
  const { settings } = useApp();
  const price = priceFacts(vehicle.price, settings.headlinePrice);
  const ribbon = cardRibbon(vehicle);
  return (
    <ThumbnailCard vehicle={vehicle} {...(onRemove !== undefined && { onRemove })}>
      <RowPrice>
        {price.kind === 'no-price' ? (
          <span>Call for price</span>
        ) : (
          <span>
            <strong>{inPounds(price.headline)}</strong>
            {price.excludingVat !== undefined && <span> inc. VAT</span>}
          </span>
        )}
        {(ribbon === 'reserved' || ribbon === 'example') && <Badge>{RIBBON_WORDS[ribbon]}</Badge>}
        <SinceSavedLine since={since} />
      </RowPrice>
      <OwnCar at="card" price={price} />
    </ThumbnailCard>
  );
}

/** In the place of a row until it comes. */
export const VehicleRowSkeleton = () => (
  <RowSkeleton>
    <SkeletonPicture />
    <div>
      <SkeletonText $size={16} $share="most" />
      <SkeletonText $size={13} $share="half" />
      <SkeletonText $size={15} $share="third" />
    </div>
  </RowSkeleton>
);
