import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { LINK_COPIED } from '../../copy/vehicle-page-copy';
import { shareAddress, type Shared } from '../../kit/share-address';
import { Button } from '../../parts/button/button';
import { Dialog } from '../../parts/dialog/dialog';
import { ToastRegion } from '../../parts/toast/toast-region';
import { LinkField } from './link-field.styles';

interface ShareButtonProps {
  readonly title: string;
  /** The whole address that is shared: without finance or tracking keys. */
  readonly address: string;
}

/** Shares the page's address, and says so where the browser does not; else it is copied by hand. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<Shared | undefined>();
  const share = async () => {
    setOutcome(await shareAddress(title, address));
  };
  const close = () => {
    setOutcome(undefined);
  };
  return (
    <>
      <Button kind="quiet" compact onClick={() => void share()}>
        <Share2 aria-hidden="true" size={16} /> Share
      </Button>
      <ToastRegion
        toasts={outcome === 'copied' ? [{ id: 'copied', message: LINK_COPIED }] : []}
        onDismiss={close}
      />
      <Dialog open={outcome === 'not-allowed'} onClose={close} title="Share this vehicle">
        <LinkField>
          Copy this link
          <input
            readOnly
            value={address}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
          />
        </LinkField>
      </Dialog>
    </>
  );
}
