import { summaryPath, type OwnCar } from '../../../core/valuation/public';
import {
  listWords,
  outOfDateWords,
  REMOVE_OWN_CAR,
  removeName,
  SEE_VALUATION,
} from '../../copy/valuation/own-car-copy';
import { SiteLink } from '../../parts/site-link/site-link';
import { Note } from './own-car.styles';

interface ListNoteProps {
  readonly car: OwnCar;
  readonly onRemove: () => void;
}

/** The button in the header that undoes a removal, and has the focus then. */
const inHeader = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-own-car-line] button')].find((button) =>
    'checkVisibility' in button ? button.checkVisibility() : true,
  );

/** Above a list: what the lines on its cards go by, and the press that takes them off. */
export const ListNote = ({ car, onRemove }: ListNoteProps) => (
  <Note>
    <p>{listWords(car)}</p>
    <button
      type="button"
      aria-label={removeName(car)}
      onClick={() => {
        onRemove();
        inHeader()?.focus({ preventScroll: true });
      }}
    >
      {REMOVE_OWN_CAR}
    </button>
  </Note>
);

/** Over a page what is removed could not be put back: the header lies behind. */
export const PanelNote = ({ car }: Pick<ListNoteProps, 'car'>) => (
  <Note>
    <p>{listWords(car)}</p>
  </Note>
);

/** Where prices stood less this one, and do no more. */
export const OutOfDate = ({ car }: Pick<ListNoteProps, 'car'>) => (
  <Note>
    <p>
      <span>{outOfDateWords(car)}</span>{' '}
      <SiteLink href={summaryPath(car.hash)}>{SEE_VALUATION}</SiteLink>
    </p>
  </Note>
);
