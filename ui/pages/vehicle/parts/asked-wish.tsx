import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedModal, withoutModal } from '../../../../core/enquiry/public';
import type { Vehicle } from '../../../../core/stock/public';
import { useHydrated } from '../../../kit/use-hydrated';

const WishDialog = lazy(() =>
  import('../../../enquiry/wish-dialog').then((module) => ({ default: module.WishDialog })),
);

/**
 * The window that the address asks for (VDP-38). Closing it takes `modal` out of the address and
 * leaves the rest, without a step in the history, so that it stays closed (SC-3).
 */
export function AskedWish({ vehicle }: { readonly vehicle: Vehicle }) {
  const location = useLocation();
  const navigate = useNavigate();
  const wish = askedModal(location.search);
  // Once it has been asked for, the window stays mounted, so that it can close properly.
  const [wanted, setWanted] = useState(false);
  const isHydrated = useHydrated();
  if (wish !== undefined && !wanted) setWanted(true);
  if (!wanted || !isHydrated) return undefined;
  const close = () => {
    void navigate(
      { pathname: location.pathname, search: withoutModal(location.search), hash: location.hash },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Suspense>
      <WishDialog wish={wish} vehicle={vehicle} onClose={close} />
    </Suspense>
  );
}
