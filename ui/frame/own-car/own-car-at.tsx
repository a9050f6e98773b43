import type { OwnCarOfVisit } from '../../../core/valuation/public';
import type { OwnCarPlace } from '../../kit/own-car';
import { useBehavior } from '../../kit/use-behavior';
import { CostLine } from './cost-line';
import { CalculatorDeposit, QuoteDeposit } from './own-car-deposit';
import { ListNote, OutOfDate, PanelNote } from './list-note';

interface OwnCarAtProps {
  readonly own: OwnCarOfVisit;
  readonly place: OwnCarPlace;
}

/** What is said of the shopper's own car at one place. */
export function OwnCarAt({ own, place }: OwnCarAtProps) {
  const { car, isInDeposit } = useBehavior(own.state$);
  if (car === undefined) return undefined;
  if (car.isOutOfDate) return place.at === 'card' ? undefined : <OutOfDate car={car} />;
  const deposit = { car, isInDeposit, onCount: own.countInDeposit };
  switch (place.at) {
    case 'card':
    case 'vehicle':
      return <CostLine {...place} car={car} />;
    case 'list':
      return <ListNote car={car} onRemove={own.remove} />;
    case 'panel':
      return <PanelNote car={car} />;
    case 'quote':
      return <QuoteDeposit quote={place.quote} {...deposit} />;
    case 'calculator':
      return <CalculatorDeposit state={place.state} {...deposit} />;
  }
}
