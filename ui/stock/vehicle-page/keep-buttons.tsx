import type { Vehicle } from '../../../core/stock/public';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { Button } from '../../parts/button/button';
import { Icon } from '../../parts/icon/icon';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';

interface KeepButtonsProps {
  readonly vehicle: Pick<Vehicle, 'slug'>;
  /** "Ford Fiesta". */
  readonly subject: string;
}

/** Favourite and compare, as words, on the vehicle's own page (CARD-09). */
export function KeepButtons({ vehicle, subject }: KeepButtonsProps) {
  const { shortlist } = useApp();
  const { favourites, compare } = useBehavior(shortlist.shortlist$);
  const { slug } = vehicle;
  return (
    <>
      <Button
        kind="quiet"
        compact
        aria-pressed={favourites.includes(slug)}
        data-replay
        onClick={() => {
          shortlist.toggleFavourite(slug);
        }}
      >
        <Icon name="star" size={16} /> Save<VisuallyHidden> {subject}</VisuallyHidden>
      </Button>
      <Button
        kind="quiet"
        compact
        aria-pressed={compare.includes(slug)}
        data-replay
        data-compare
        onClick={() => {
          shortlist.toggleCompare(slug);
        }}
      >
        <Icon name="compare" size={16} /> Compare<VisuallyHidden> {subject}</VisuallyHidden>
      </Button>
    </>
  );
}
