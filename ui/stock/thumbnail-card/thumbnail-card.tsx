import { X } from 'lucide-react';
import { cardPictures, titleParts, vehiclePath, type Vehicle } from '../../../core/stock/public';
import { titleWords } from '../../copy/vehicle-copy';
import { useApp } from '../../kit/app-context';
import { IconButton } from '../../parts/icon-button/icon-button';
import { Picture } from '../../parts/picture/picture';
import { SiteLink } from '../../parts/site-link/site-link';
import { photosOf } from '../vehicle-card/card-photos';
import { Thumbnail, ThumbnailWords } from './thumbnail-card.styles';
import type { Blocks } from '../../parts/blocks';

interface ThumbnailCardProps {
  readonly vehicle: Vehicle;
  /** Where the list can be thinned here: in favourites and compare, not in what was viewed (CARD-25). */
  readonly onRemove?: () => void;
  /** More of it, under its name: what it costs. */
  readonly children?: Blocks;
}

/** A vehicle in a header panel: picture, plate, make and range, derivative (CARD-24). */
export function ThumbnailCard({ vehicle, onRemove, children }: ThumbnailCardProps) {
  const { settings } = useApp();
  const parts = titleParts(vehicle);
  const title = titleWords(parts);
  const [photo] = photosOf(cardPictures(vehicle), title, settings.placeholderWhen);
  return (
    <Thumbnail>
      <div className="picture">
        {photo !== undefined && <Picture {...photo} alt="" sizes="96px" fill />}
      </div>
      <ThumbnailWords>
        <SiteLink href={vehiclePath(vehicle)} title={title}>
          {title}
        </SiteLink>
        {parts.derivative !== undefined && <p title={parts.derivative}>{parts.derivative}</p>}
        {children}
      </ThumbnailWords>
      {onRemove !== undefined && (
        <IconButton name={`Remove ${title}`} onClick={onRemove}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      )}
    </Thumbnail>
  );
}
