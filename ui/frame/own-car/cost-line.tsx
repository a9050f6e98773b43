import type { Quote } from '../../../core/finance/public';
import { costWithOwnCar } from '../../../core/showroom/public';
import type { PriceFacts } from '../../../core/stock/public';
import type { OwnCar } from '../../../core/valuation/public';
import { countedAtWords, monthlyOrOverWords, toPayWords } from '../../copy/valuation/own-car-copy';
import { Cost } from './own-car.styles';

interface CostLineProps {
  readonly at: 'card' | 'vehicle';
  readonly price: PriceFacts;
  readonly quote?: Quote | undefined;
  readonly car: OwnCar;
}

/** "about £6,895 to pay with your Fiesta", and a month with it; nothing of a vehicle without a price. */
export function CostLine({ at, price, quote, car }: CostLineProps) {
  const cost = costWithOwnCar(price, quote, car);
  if (cost === undefined) return undefined;
  const month = monthlyOrOverWords(cost);
  return (
    <Cost>
      <p className="pay">{toPayWords(cost, car)}</p>
      {month !== undefined && <p>{month}</p>}
      {at === 'vehicle' && <p>{countedAtWords(cost, car)}</p>}
    </Cost>
  );
}
