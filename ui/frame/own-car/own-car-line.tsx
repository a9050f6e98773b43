import { summaryPath, type OwnCar } from '../../../core/valuation/public';
import {
  ownCarLine,
  REMOVE_OWN_CAR,
  removedWords,
  removeName,
  UNDO_REMOVAL,
  undoName,
} from '../../copy/valuation/own-car-copy';
import { SiteLink } from '../../parts/site-link/site-link';
import { Line } from './own-car.styles';

interface OwnCarLineProps {
  readonly car: OwnCar;
  readonly isRemoved: boolean;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

/** "Your Fiesta: about £4,100", the way to its valuation, and the one press that takes it off every price. */
export function OwnCarLine({ car, isRemoved, onRemove, onUndo }: OwnCarLineProps) {
  const { name, worth, how } = ownCarLine(car);
  return (
    <Line>
      {!isRemoved && (
        <SiteLink href={summaryPath(car.hash)} title={[name, worth, how].filter(Boolean).join(' ')}>
          <span className="name">{name}</span> <span>{worth}</span>{' '}
          {how !== undefined && <span className="how">{how}</span>}
        </SiteLink>
      )}
      <span role="status">{isRemoved ? removedWords(car) : ''}</span>
      {/* One button for both, so that the focus stays where the press was. */}
      <button
        type="button"
        aria-label={isRemoved ? undoName(car) : removeName(car)}
        onClick={isRemoved ? onUndo : onRemove}
      >
        {isRemoved ? UNDO_REMOVAL : REMOVE_OWN_CAR}
      </button>
    </Line>
  );
}
