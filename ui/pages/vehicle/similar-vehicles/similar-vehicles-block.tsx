import { useState } from 'react';
import { cardQuote } from '../../../../core/finance/public';
import type { GatewayFailure } from '../../../../core/kernel/failure';
import type { Remote } from '../../../../core/kernel/remote';
import { SIMILAR_TERMS, type SimilarVehicles } from '../../../../core/showroom/public';
import { MOST_SIMILAR, SIMILAR_SHOWN } from '../../../../core/search/public';
import { vehicleDifferences, type Vehicle } from '../../../../core/stock/public';
import {
  EXAMPLE_LINK,
  showAll,
  showFirst,
  SIMILAR_TITLE,
  similarTermsLine,
} from '../../../copy/alike-copy';
import { useApp } from '../../../kit/app-context';
import { Button } from '../../../parts/button/button';
import { AlikeBlock } from '../../../stock/vehicle-carousel/alike-block';
import { VehicleCarousel } from '../../../stock/vehicle-carousel/vehicle-carousel';
import { Foot } from '../../../stock/vehicle-carousel/vehicle-carousel.styles';
import { VehicleTile } from '../../../stock/vehicle-carousel/vehicle-tile';

interface SimilarVehiclesBlockProps {
  readonly current: Vehicle;
  readonly similar: Remote<SimilarVehicles, GatewayFailure>;
  readonly onRetry: () => void;
  /** A heading above says "Similar vehicles" already. */
  readonly titled?: boolean;
}

export const noneSimilar = ({ vehicles }: SimilarVehicles): boolean => vehicles.length === 0;

/** Similar vehicles (VDP-26), each with what sets it apart from the one of the page. */
export const SimilarVehiclesBlock = ({
  current,
  similar,
  onRetry,
  titled = false,
}: SimilarVehiclesBlockProps) => (
  <AlikeBlock
    title={SIMILAR_TITLE}
    titled={titled}
    section={current.section}
    vehicles={similar}
    isEmpty={noneSimilar}
    onRetry={onRetry}
    lines={{ monthly: true, apart: true }}
    places={SIMILAR_SHOWN}
    foot={<SimilarFoot isQuoted count={MOST_SIMILAR} isWhole={false} onWhole={() => undefined} />}
  >
    {(found) => <SimilarRow current={current} found={found} titled={titled} />}
  </AlikeBlock>
);

interface SimilarRowProps {
  readonly current: Vehicle;
  readonly found: SimilarVehicles;
  readonly titled: boolean;
}

/** Four at first; as a carousel all of them, nine at most (CG-090). */
function SimilarRow({ current, found: { vehicles, quotes }, titled }: SimilarRowProps) {
  const { settings } = useApp();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? vehicles : vehicles.slice(0, SIMILAR_SHOWN);
  const isQuoted = shown.some(({ stockId }) => cardQuote(quotes[stockId] ?? {}) !== undefined);
  const slides = shown.map((vehicle) => ({
    key: vehicle.id,
    content: (
      <VehicleTile
        vehicle={vehicle}
        monthly={isQuoted}
        quote={cardQuote(quotes[vehicle.stockId] ?? {})}
        apart={vehicleDifferences(current, vehicle, settings.headlinePrice)}
      />
    ),
  }));
  return (
    <VehicleCarousel title={SIMILAR_TITLE} titled={titled} slides={slides}>
      <SimilarFoot
        isQuoted={isQuoted}
        count={vehicles.length}
        isWhole={isWhole}
        onWhole={setIsWhole}
      />
    </VehicleCarousel>
  );
}

interface SimilarFootProps {
  readonly isQuoted: boolean;
  readonly count: number;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

const SimilarFoot = ({ isQuoted, count, isWhole, onWhole }: SimilarFootProps) => (
  <Foot>
    {isQuoted && (
      <p>
        {similarTermsLine(SIMILAR_TERMS)} <a href="#finance-personalise">{EXAMPLE_LINK}</a>
      </p>
    )}
    {count > SIMILAR_SHOWN && (
      <Button
        kind="quiet"
        compact
        aria-expanded={isWhole}
        onClick={() => {
          onWhole(!isWhole);
        }}
      >
        {isWhole ? showFirst(SIMILAR_SHOWN) : showAll(count)}
      </Button>
    )}
  </Foot>
);
