import type { NamedVehicle } from '../../../../core/shortlist/public';
import { useApp } from '../../../kit/app-context';
import { useListMembership } from '../../../kit/use-list-membership';
import { Button } from '../../../parts/button/button';
import { Icon } from '../../../parts/icon/icon';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';

interface KeepButtonsProps {
  readonly vehicle: NamedVehicle;
  /** "Ford Fiesta". */
  readonly subject: string;
}

/** Favourite and compare, as words, on the vehicle's own page (CARD-09). */
export function KeepButtons({ vehicle, subject }: KeepButtonsProps) {
  const { shortlist } = useApp();
  const { favouriteName, compareName, isFavourite, isCompared } = useListMembership()(vehicle);
  return (
    <>
      <Button
        kind="quiet"
        compact
        aria-pressed={isFavourite}
        data-replay
        onClick={() => {
          shortlist.toggleFavourite(favouriteName);
        }}
      >
        <Icon name="star" size={16} /> Save<VisuallyHidden>{` ${subject}`}</VisuallyHidden>
      </Button>
      <Button
        kind="quiet"
        compact
        aria-pressed={isCompared}
        data-replay
        data-compare
        onClick={() => {
          shortlist.toggleCompare(compareName);
        }}
      >
        <Icon name="compare" size={16} /> Compare<VisuallyHidden>{` ${subject}`}</VisuallyHidden>
      </Button>
    </>
  );
}
