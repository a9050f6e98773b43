import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { LINK_COPIED } from '../../copy/vehicle-page-copy';
import { Button } from '../../parts/button/button';
import { Dialog } from '../../parts/dialog/dialog';
import { ToastRegion } from '../../parts/toast/toast-region';
import { LinkField } from './vehicle-page.styles';

interface ShareButtonProps {
  readonly title: string;
  /** The whole address that is shared: without finance or tracking keys. */
  readonly address: string;
}

/**
 * The browser's own share sheet where there is one, else the link on the clipboard; where neither
 * may be used, the link to be copied by hand.
 */
export function ShareButton({ title, address }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'by-hand' | undefined>();
  const share = async () => {
    if ('share' in navigator) {
      try {
        await navigator.share({ title, url: address });
        return;
      } catch (problem) {
        // Closing the sheet is an answer; anything else means that it cannot be had.
        if (problem instanceof DOMException && problem.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('by-hand');
    }
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
      <Dialog open={outcome === 'by-hand'} onClose={close} title="Share this vehicle">
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
