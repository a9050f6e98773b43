import type { ReactElement } from 'react';
import type { Quote } from '../../core/finance/public';
import type { Scope } from '../../core/kernel/scope';
import type { CalculatorState } from '../../core/showroom/public';
import type { PriceFacts } from '../../core/stock/public';
import type { App } from './app';
import { useApp } from './app-context';
import { useBehavior } from './use-behavior';

/** Where something may be said of the shopper's own car, and what it is said of. */
export type OwnCarPlace =
  /** Beside a price, on a card or on the vehicle's own page. */
  | {
      readonly at: 'card' | 'vehicle';
      readonly price: PriceFacts;
      /** The one whose monthly figure is shown. */
      readonly quote?: Quote | undefined;
    }
  /** Above a list of prices, on a page or in a panel over it. */
  | { readonly at: 'list' | 'panel' }
  /** Beside the deposit of a quote, or of the calculator. */
  | { readonly at: 'quote'; readonly quote: Quote }
  | { readonly at: 'calculator'; readonly state: CalculatorState };

type DrawOwnCar = ((place: OwnCarPlace) => ReactElement) | undefined;

/** What draws it: it comes late, and only to a visit that holds a valuation. */
export const ownCarDrawn = (_: App, scope: Scope) =>
  scope.store<DrawOwnCar, DrawOwnCar>(undefined, (_before, next) => next);

/**
 * A place where something may be said of the shopper's own car. It takes no room in a visit that
 * holds no valuation, and has its room before the first paint in one that does (`ground-rules.ts`).
 */
export function OwnCar(place: OwnCarPlace) {
  const draw = useBehavior(useApp().oncePerVisit(ownCarDrawn).state$);
  return (
    <div className="own-car" data-at={place.at}>
      {draw?.(place)}
    </div>
  );
}
