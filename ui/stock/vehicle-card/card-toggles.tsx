import { Icon } from '../../parts/icon/icon';
import { IconButton } from '../../parts/icon-button/icon-button';
import { Corner } from './vehicle-card.styles';

export interface CardTogglesProps {
  /** "Ford Fiesta". */
  readonly subject: string;
  readonly isFavourite: boolean;
  readonly isCompared: boolean;
  readonly onFavourite: () => void;
  readonly onCompare: () => void;
}

/** Compare and favourite over the picture, each a stop of the Tab key (CARD-09). */
export function CardToggles({
  subject,
  isFavourite,
  isCompared,
  onFavourite,
  onCompare,
}: CardTogglesProps) {
  return (
    <Corner $side="right">
      <IconButton
        kind="raised"
        name={`Add ${subject} to compare`}
        pressed={isCompared}
        data-replay
        data-compare
        onClick={onCompare}
      >
        <Icon name="compare" size={20} />
      </IconButton>
      <IconButton
        kind="raised"
        name={`Add ${subject} to favourites`}
        pressed={isFavourite}
        data-replay
        onClick={onFavourite}
      >
        <Icon name="star" size={20} />
      </IconButton>
    </Corner>
  );
}
