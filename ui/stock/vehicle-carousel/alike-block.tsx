import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { GatewayFailure } from '../../../core/kernel/failure';
import { latest, type Remote } from '../../../core/kernel/remote';
import type { SiteSection } from '../../../core/stock/public';
import { couldNotBeLoaded, noneFound } from '../../copy/alike-copy';
import { Button } from '../../parts/button/button';
import { useArrivedWithout } from './use-arrived-without';
import { VehicleCarousel } from './vehicle-carousel';
import { Stead } from './vehicle-carousel.styles';
import { TileSkeleton } from './vehicle-tile';

interface AlikeBlockProps<T> {
  readonly title: string;
  readonly titled?: boolean;
  readonly section: SiteSection;
  readonly vehicles: Remote<T, GatewayFailure>;
  readonly isEmpty: (value: T) => boolean;
  readonly onRetry: () => void;
  /** Which lines its tiles have, so that the room kept for them is theirs. */
  readonly lines: { readonly monthly: boolean; readonly apart: boolean };
  /** How many places to keep while they load. */
  readonly places: number;
  /** What will stand beneath the row, for the room it takes; it is not seen before the row is. */
  readonly foot?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** Without script nothing that is still on its way would ever come. */
const OnItsWay = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Unseen = styled.div`
  visibility: hidden;
`;

/**
 * A row of vehicles that is asked for on its own. What failed or was empty when the page arrived
 * is left out without a word (ERR-31); a shopper who has seen it loading is told, in its place,
 * and may try again (UX rule 24).
 */
export function AlikeBlock<T>({
  title,
  titled = false,
  section,
  vehicles,
  isEmpty,
  onRetry,
  lines,
  places,
  foot,
  children,
}: AlikeBlockProps<T>) {
  const arrivedWithout = useArrivedWithout(vehicles, isEmpty);
  const value = latest(vehicles);
  if (value !== undefined && !isEmpty(value)) return children(value);
  if (arrivedWithout) return undefined;
  const skeleton = (
    <VehicleCarousel
      title={title}
      titled={titled}
      isGhost
      slides={Array.from({ length: places }, (_, place) => ({
        key: String(place),
        content: <TileSkeleton section={section} {...lines} />,
      }))}
    >
      {foot !== undefined && <Unseen aria-hidden="true">{foot}</Unseen>}
    </VehicleCarousel>
  );
  if (vehicles.kind === 'idle' || vehicles.kind === 'loading') {
    return <OnItsWay aria-busy="true">{skeleton}</OnItsWay>;
  }
  return (
    <Stead>
      <div className="ghost" aria-hidden="true">
        {skeleton}
      </div>
      <div className="words" role="status">
        {vehicles.kind === 'failed' ? (
          <>
            <p>{couldNotBeLoaded(title)}</p>
            <Button kind="quiet" compact onClick={onRetry}>
              Try again
            </Button>
          </>
        ) : (
          <p>{noneFound(title)}</p>
        )}
      </div>
    </Stead>
  );
}
