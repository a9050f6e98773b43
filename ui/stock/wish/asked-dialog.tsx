import { useEffect, useState, type ComponentType } from 'react';
import type { Vehicle } from '../../../core/stock/public';
import { useAddressToClose } from './use-address-to-close';
import type { WishDialogProps } from './wish-dialog';

/** The window that the address of a vehicle's page asks for (VDP-38), loaded when one is asked for. */
export function AskedDialog({ vehicle }: { readonly vehicle: Vehicle }) {
  const { wish, close } = useAddressToClose();
  const [Window, setWindow] = useState<ComponentType<WishDialogProps>>();

  useEffect(() => {
    if (wish === undefined) return;
    let isWanted = true;
    import('./wish-dialog').then(
      ({ WishDialog }) => {
        if (isWanted) setWindow(() => WishDialog);
      },
      // The page says and leads to all that the window would: without it nothing is lost.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [wish]);

  return Window === undefined ? null : <Window wish={wish} vehicle={vehicle} onClose={close} />;
}
