import { Icon } from '../../parts/icon/icon';
import { useOneTabStop } from '../../kit/use-one-tab-stop';
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

/** Compare and favourite over the picture, one tab stop together (CARD-09, UX rule 11). */
export function CardToggles({
  subject,
  isFavourite,
  isCompared,
  onFavourite,
  onCompare,
}: CardTogglesProps) {
  const { bar, button } = useOneTabStop();
  return (
    <Corner $side="right" role="toolbar" aria-label={`Keep ${subject}`} {...bar}>
      <IconButton
        kind="raised"
        name={`Add ${subject} to compare`}
        pressed={isCompared}
        data-replay
        data-compare
        onClick={onCompare}
        {...button(0)}
      >
        <Icon name="compare" size={20} />
      </IconButton>
      <IconButton
        kind="raised"
        name={`Add ${subject} to favourites`}
        pressed={isFavourite}
        data-replay
        onClick={onFavourite}
        {...button(1)}
      >
        <Icon name="star" size={20} />
      </IconButton>
    </Corner>
  );
}
