import { lazy, Suspense, useState } from 'react';
import { titleParts, type Vehicle } from '../../core/stock/public';
import { hasForm, type EnquiryKind } from '../../core/enquiry/public';
import { enquiryTitle } from '../copy/forms/enquiry-copy';
import { titleWords } from '../copy/vehicle-copy';
import { Dialog } from '../parts/dialog/dialog';
import { SkeletonText } from '../parts/skeleton/skeleton';
import { useStepDown } from './use-step-down';
import { FormInWindow } from './form-in-window';
import { EnquiryAnswer } from './enquiry-answer';

const ReserveInWindow = lazy(() =>
  import('./reserve/reserve-in-window').then((module) => ({ default: module.ReserveInWindow })),
);

export interface EnquiryDialogProps {
  /** What the address asks for; none: the window is closed. */
  readonly kind: EnquiryKind | undefined;
  readonly vehicle: Vehicle;
  /**
   * Takes the enquiry out of the address, in place. Called on the page's own history entry, with the
   * window closed already: whatever the router loads on the way, nobody waits for it.
   */
  readonly onClose: () => void;
}

/** An enquiry's page as a window over the vehicle's own page (VDP-38). */
export function EnquiryDialog({ kind, vehicle, onClose }: EnquiryDialogProps) {
  const [closed, setClosed] = useState<EnquiryKind>();
  if (closed !== undefined && closed !== kind) setClosed(undefined);
  const shown = kind === closed ? undefined : kind;
  const close = useStepDown(shown !== undefined, () => {
    setClosed(kind);
    onClose();
  });
  const title = shown === undefined ? '' : enquiryTitle(shown, titleWords(titleParts(vehicle)));
  return (
    <Dialog open={shown !== undefined} onClose={close} title={title}>
      {shown !== undefined &&
        (hasForm(shown) ? (
          <FormInWindow kind={shown} vehicle={vehicle} />
        ) : shown === 'reserve' ? (
          <Suspense fallback={<SkeletonText $lines={4} />}>
            <ReserveInWindow vehicle={vehicle} />
          </Suspense>
        ) : (
          <EnquiryAnswer kind={shown} vehicle={vehicle} place="window" />
        ))}
    </Dialog>
  );
}
