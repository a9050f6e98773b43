import type { CardFacts } from '../../../core/stock/public';
import { RIBBON_WORDS, titleWords } from '../../copy/vehicle-copy';
import { useApp } from '../../kit/app-context';
import { Ribbon } from '../../parts/badge/badge';
import { PhotoStrip } from '../../parts/photo-strip/photo-strip';
import { photosOf } from './card-photos';
import { Corner, PhotoPlace } from './vehicle-card.styles';
import type { Blocks } from '../../parts/blocks';

/**
 * One, two or three cards to a row. The smallest file shows no registration, so none is said to be as narrow as
 * that; and a phone with fine pixels takes the middle one, which has 1.8 for each and half the weight.
 */
const CARD_SIZES =
  '(min-width: 1440px) 330px, (min-width: 767px) 45vw, (min-resolution: 1.5dppx) 82vw, 95vw';

interface CardPictureProps {
  readonly facts: CardFacts;
  readonly priority?: boolean;
  /** Buttons over its right corner. */
  readonly children?: Blocks;
}

/** The photos with their counter, and the ribbon over them (CARD-01 to CARD-05). */
export function CardPicture({ facts, priority = false, children }: CardPictureProps) {
  const { settings } = useApp();
  const { make, range } = facts.title;
  return (
    <PhotoPlace>
      <PhotoStrip
        subject={`${make} ${range}`}
        photos={photosOf(facts.pictures, titleWords(facts.title), settings.placeholderWhen)}
        sizes={CARD_SIZES}
        priority={priority}
        href={facts.links.details}
        over={children}
      />
      <Corner $side="left">
        {facts.ribbon !== undefined && <Ribbon>{RIBBON_WORDS[facts.ribbon]}</Ribbon>}
      </Corner>
    </PhotoPlace>
  );
}
