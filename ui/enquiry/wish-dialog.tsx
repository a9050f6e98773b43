import { useState } from 'react';
import { titleParts, type Vehicle } from '../../core/stock/public';
import type { EnquiryKind } from '../../core/enquiry/public';
import { wishTitle } from '../copy/enquiry-copy';
import { titleWords } from '../copy/vehicle-copy';
import { Dialog } from '../parts/dialog/dialog';
import { useStepDown } from './use-step-down';
import { CallbackInWindow } from './callback-in-window';
import { WishAnswer } from './wish-answer';

export interface WishDialogProps {
  /** What the address asks for; none: the window is closed. */
  readonly wish: EnquiryKind | undefined;
  readonly vehicle: Vehicle;
  /**
   * Takes the wish out of the address, in place. Called on the page's own history entry, with the
   * window closed already: whatever the router loads on the way, nobody waits for it.
   */
  readonly onClose: () => void;
}

/** The wish's page as a window over the vehicle's own page (VDP-38). */
export function WishDialog({ wish, vehicle, onClose }: WishDialogProps) {
  const [closed, setClosed] = useState<EnquiryKind>();
  if (closed !== undefined && closed !== wish) setClosed(undefined);
  const shown = wish === closed ? undefined : wish;
  const close = useStepDown(shown !== undefined, () => {
    setClosed(wish);
    onClose();
  });
  const title = shown === undefined ? '' : wishTitle(shown, titleWords(titleParts(vehicle)));
  return (
    <Dialog open={shown !== undefined} onClose={close} title={title}>
      {shown === 'callback' ? (
        <CallbackInWindow vehicle={vehicle} />
      ) : (
        shown !== undefined && <WishAnswer wish={shown} vehicle={vehicle} place="window" />
      )}
    </Dialog>
  );
}
