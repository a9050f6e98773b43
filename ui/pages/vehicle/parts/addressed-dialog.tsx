import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  modalInAddress,
  modalOfLink,
  withModal,
  withoutModal,
} from '../../../../core/enquiry/public';
import type { Vehicle } from '../../../../core/stock/public';
import { isPlainPress } from '../../../kit/is-plain-press';
import { useHydrated } from '../../../kit/use-hydrated';

const EnquiryDialog = lazy(() =>
  import('../../../enquiry/enquiry-dialog').then((module) => ({ default: module.EnquiryDialog })),
);

/**
 * The window that the address asks for (VDP-38). Closing it takes `modal` out of the address and
 * leaves the rest, without a step in the history, so that it stays closed (SC-3).
 */
export function AddressedDialog({ vehicle }: { readonly vehicle: Vehicle }) {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = modalInAddress(location.search);
  // Once it has been asked for, the window stays mounted, so that it can close properly.
  const [wanted, setWanted] = useState(false);
  const isHydrated = useHydrated();
  if (kind !== undefined && !wanted) setWanted(true);
  // A link to a form's own page opens it over this one; without script the page it is.
  const openHere = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const modal = modalOfLink(link?.getAttribute('href') ?? '', vehicle);
    if (modal === undefined || event.button !== 0 || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(
      { ...location, search: withModal(location.search, modal) },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      openHere(event);
    };
    document.addEventListener('click', hear, { capture: true });
    return () => {
      document.removeEventListener('click', hear, { capture: true });
    };
  }, []);
  if (!wanted || !isHydrated) return undefined;
  const close = () => {
    void navigate(
      { pathname: location.pathname, search: withoutModal(location.search), hash: location.hash },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Suspense>
      <EnquiryDialog kind={kind} vehicle={vehicle} onClose={close} />
    </Suspense>
  );
}
