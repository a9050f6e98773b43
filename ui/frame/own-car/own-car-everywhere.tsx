import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { createOwnCar, type ValuationMemory } from '../../../core/valuation/public';
import { useApp } from '../../kit/app-context';
import { ownCarDrawn } from '../../kit/own-car';
import { markOwnCar } from '../../kit/own-car-mark';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';
import { OwnCarAt } from './own-car-at';
import { OwnCarLine } from './own-car-line';

/** The places of the header: one in the bar of a wide screen, one below the header of a phone. */
const linesOfHeader = (): readonly Element[] => [
  ...document.querySelectorAll('[data-own-car-line]'),
];

/**
 * Puts the car that this visit has had valued against every price, and its line into the header.
 * All of it stays in the browser.
 */
export function OwnCarEverywhere({ memory }: { readonly memory: ValuationMemory['held'] }) {
  const app = useApp();
  const own = useViewModel((scope) => createOwnCar(scope, memory, app.clock));
  const { car, removed } = useBehavior(own.state$);
  const { key } = useLocation();
  const [lines] = useState(linesOfHeader);
  const { dispatch } = app.oncePerVisit(ownCarDrawn);

  useEffect(() => {
    // A page that comes back as it was left may not know what was removed since.
    window.addEventListener('pageshow', own.read);
    return () => {
      window.removeEventListener('pageshow', own.read);
    };
  }, [own]);
  // What cannot be read is not held: no room is kept for it.
  useEffect(() => {
    if (car === undefined) markOwnCar(undefined);
  }, [car]);
  useEffect(() => own.settle, [own, key]);

  const isUsed = car !== undefined;
  useEffect(() => {
    if (!isUsed) return undefined;
    dispatch((place) => <OwnCarAt own={own} place={place} />);
    return () => {
      dispatch(undefined);
    };
  }, [isUsed, own, dispatch]);

  const shown = car ?? removed;
  if (shown === undefined) return undefined;
  return lines.map((line, place) =>
    createPortal(
      <OwnCarLine
        car={shown}
        isRemoved={car === undefined}
        onRemove={own.remove}
        onUndo={own.putBack}
      />,
      line,
      String(place),
    ),
  );
}
