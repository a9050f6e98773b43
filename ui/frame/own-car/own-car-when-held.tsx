import { useEffect, useState, type ComponentType } from 'react';
import type { ValuationMemory } from '../../../core/valuation/public';
import { useApp } from '../../kit/app-context';
import { watchOwnCar } from '../../kit/own-car-mark';

interface Late {
  readonly View: ComponentType<{ readonly memory: ValuationMemory['held'] }>;
  readonly memory: ValuationMemory['held'];
}

/** Fetches what puts the shopper's own car against every price, once a valuation is held: nobody else pays for it. */
export function OwnCarWhenHeld() {
  const { openValuationMemory } = useApp();
  const [late, setLate] = useState<Late>();
  const isThere = late !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let isGone = false;
    const end = watchOwnCar((isHeld) => {
      if (!isHeld) return;
      const view = import('./own-car-everywhere').then((module) => module.OwnCarEverywhere);
      Promise.all([view, openValuationMemory()]).then(
        ([View, { held }]) => {
          if (!isGone) setLate({ View, memory: held });
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      end();
    };
  }, [isThere, openValuationMemory]);
  return late === undefined ? undefined : <late.View memory={late.memory} />;
}
