import type { GatewayFailure } from '../../../core/kernel/failure';
import type { Remote } from '../../../core/kernel/remote';
import { choose, freshQuery, toAddress } from '../../../core/search/public';
import { makeName, type SiteSection, type Vehicle } from '../../../core/stock/public';
import { allOfMake, interestTitle, moreOfMakeTitle } from '../../copy/alike-copy';
import { SiteLink } from '../../parts/site-link/site-link';
import { AlikeBlock } from './alike-block';
import { VehicleCarousel, type Slide } from './vehicle-carousel';
import { Foot } from './vehicle-carousel.styles';
import { VehicleTile } from './vehicle-tile';

type Vehicles = readonly Vehicle[];

const slidesOf = (vehicles: Vehicles): readonly Slide[] =>
  vehicles.map((vehicle) => ({ key: vehicle.id, content: <VehicleTile vehicle={vehicle} /> }));

const PLAIN_LINES = { monthly: false, apart: false } as const;
/** As many as are ever side by side. */
const PLACES = 4;
const isEmpty = (vehicles: Vehicles): boolean => vehicles.length === 0;

interface CarouselProps {
  readonly vehicles: Remote<Vehicles, GatewayFailure>;
  readonly onRetry: () => void;
}

interface InterestCarouselProps extends CarouselProps {
  readonly section: SiteSection;
}

/** "Cars you may find of interest" (VDP-27): at most twelve. */
export function InterestCarousel({ section, vehicles, onRetry }: InterestCarouselProps) {
  const title = interestTitle(section);
  return (
    <AlikeBlock
      {...{ title, section, vehicles, isEmpty, onRetry }}
      lines={PLAIN_LINES}
      places={PLACES}
    >
      {(found) => <VehicleCarousel title={title} slides={slidesOf(found)} />}
    </AlikeBlock>
  );
}

interface MoreOfMakeCarouselProps extends CarouselProps {
  readonly current: Pick<Vehicle, 'section' | 'make'>;
}

/** The generic carousel: more of the vehicle's make, at most eight (VDP-43). */
export function MoreOfMakeCarousel({ current, vehicles, onRetry }: MoreOfMakeCarouselProps) {
  const { section } = current;
  const make = makeName(current.make.name);
  const title = moreOfMakeTitle(make, section);
  const foot = (
    <Foot>
      <SiteLink href={toAddress(choose(freshQuery(section), 'make', current.make.slug))}>
        {allOfMake(make, section)}
      </SiteLink>
    </Foot>
  );
  return (
    <AlikeBlock
      {...{ title, section, vehicles, isEmpty, onRetry, foot }}
      lines={PLAIN_LINES}
      places={PLACES}
    >
      {(found) => (
        <VehicleCarousel title={title} slides={slidesOf(found)}>
          {foot}
        </VehicleCarousel>
      )}
    </AlikeBlock>
  );
}
