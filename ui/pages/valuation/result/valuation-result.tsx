import {
  CAR_VALUE_PATH,
  daysSince,
  summaryPath,
  valueAgainPath,
  type Valuation,
} from '../../../../core/valuation/public';
import { dayInBritain } from '../../../../core/kernel/calendar-day';
import type { Money } from '../../../../core/kernel/money';
import { searchPath } from '../../../../core/search/public';
import {
  ANOTHER_VEHICLE,
  EMAILED,
  goodUntil,
  KEPT,
  milesOf,
  NO_PRICE,
  OUT_OF_DATE,
  plateOf,
  SEARCH_CARS,
  valuedOn,
  vehicleName,
} from '../../../copy/valuation/result-copy';
import { useApp } from '../../../kit/app-context';
import { PRINT } from '../../../copy/print-copy';
import type { Blocks } from '../../../parts/blocks';
import { Button, ButtonLink } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { NumberPlate } from '../../../parts/number-plate/number-plate';
import { SiteLink } from '../../../parts/site-link/site-link';
import { AddsUp } from './adds-up';
import { MayChange } from './may-change';
import { TierList } from './tier-list';
import { NextSheet, ResultBox, ResultColumns, ResultHead } from './valuation-result.styles';

export interface ValuationResultProps {
  readonly valuation: Valuation;
  /** Milliseconds since 1970 in UTC. */
  readonly now: number;
  /** What the shopper said is owed on it, where this visit knows it. */
  readonly settlement?: Money | undefined;
  /** Whether this visit keeps the price. */
  readonly isKept: boolean;
  /** What else can be done with it, before the ways on. */
  readonly children?: Blocks;
}

/** A valuation with all that its prices rest on (VALA-45 to VALA-48). Its headings begin at the second level. */
export function ValuationResult({
  valuation,
  now,
  settlement,
  isKept,
  children,
}: ValuationResultProps) {
  const { prices, isOutOfDate } = valuation;
  const { siteName, publicOrigin } = useApp();
  return (
    <ResultBox>
      <Head valuation={valuation} now={now} />
      {isOutOfDate && <OutOfDate valuation={valuation} />}
      {prices === undefined ? (
        <Notice tone="warning" title={NO_PRICE.title}>
          <p>{NO_PRICE.text}</p>
          <SiteLink href="/contact/">{NO_PRICE.link}</SiteLink>
        </Notice>
      ) : (
        <TierList prices={prices} settlement={settlement} isOutOfDate={isOutOfDate} />
      )}
      <ResultColumns>
        <NextSheet>
          {children}
          <p>{EMAILED}</p>
          {isKept && <p>{KEPT}</p>}
          <p className="on-paper">{`${siteName}: ${publicOrigin}${summaryPath(valuation.hash)}`}</p>
          <div className="actions screen-only">
            <ButtonLink href={searchPath('cars')}>{SEARCH_CARS}</ButtonLink>
            <Button
              kind="quiet"
              className="scripted"
              onClick={() => {
                window.print();
              }}
            >
              {PRINT}
            </Button>
            <SiteLink href={CAR_VALUE_PATH}>{ANOTHER_VEHICLE}</SiteLink>
          </div>
        </NextSheet>
        <div className="basis">
          <AddsUp valuation={valuation} />
          {prices !== undefined && <MayChange />}
        </div>
      </ResultColumns>
    </ResultBox>
  );
}

function Head({ valuation, now }: Pick<ValuationResultProps, 'valuation' | 'now'>) {
  const { vehicle, mileage, valuedAt, lastDay, isOutOfDate } = valuation;
  return (
    <ResultHead>
      {vehicle.vrm !== undefined && (
        <NumberPlate registration={plateOf(vehicle.vrm)} size="large" />
      )}
      <div className="vehicle">
        <h2>{vehicleName(vehicle)}</h2>
        {vehicle.derivative !== undefined && <p>{vehicle.derivative}</p>}
        {mileage !== undefined && <p>{milesOf(mileage)}</p>}
      </div>
      <div className="dates">
        {valuedAt !== undefined && (
          <p>{valuedOn(dayInBritain(Date.parse(valuedAt)), daysSince(valuedAt, now))}</p>
        )}
        {lastDay !== undefined && !isOutOfDate && <p className="last-day">{goodUntil(lastDay)}</p>}
      </div>
    </ResultHead>
  );
}

const OutOfDate = ({ valuation }: Pick<ValuationResultProps, 'valuation'>) => (
  <Notice tone="warning" title={OUT_OF_DATE.title}>
    <p>{OUT_OF_DATE.text(valuation.lastDay)}</p>
    <SiteLink className="screen-only" href={valueAgainPath(valuation)}>
      {OUT_OF_DATE.again}
    </SiteLink>
  </Notice>
);
