import { titleParts, type Vehicle, type Wish } from '../../../core/stock/public';
import { wishTitle } from '../../copy/enquiry-copy';
import { titleWords } from '../../copy/vehicle-copy';
import { Dialog } from '../../parts/dialog/dialog';
import { WishAnswer } from './wish-answer';

export interface WishDialogProps {
  /** What is wished; none: the window is closed. */
  readonly wish: Wish | undefined;
  readonly vehicle: Vehicle;
  readonly onClose: () => void;
}

/** The wish's page as a window over the vehicle's own page (VDP-38). */
export function WishDialog({ wish, vehicle, onClose }: WishDialogProps) {
  const title = wish === undefined ? '' : wishTitle(wish, titleWords(titleParts(vehicle)));
  return (
    <Dialog open={wish !== undefined} onClose={onClose} title={title}>
      {wish !== undefined && <WishAnswer wish={wish} vehicle={vehicle} place="window" />}
    </Dialog>
  );
}
