import { useState } from 'react';
import type { Examples } from '../examples';
import { Button } from '../button/button';
import { ToastRegion, type Toast } from './toast-region';

function Removal() {
  const [saved, setSaved] = useState(true);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <>
      <Button
        kind="quiet"
        onClick={() => {
          setSaved(false);
          setToasts([
            {
              id: 'fiesta',
              message: 'Ford Fiesta removed from favourites',
              onUndo: () => {
                setSaved(true);
              },
            },
          ]);
        }}
      >
        {saved ? 'Remove from favourites' : 'Removed'}
      </Button>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => {
          setToasts(toasts.filter((toast) => toast.id !== id));
        }}
      />
    </>
  );
}

export const toastRegionExamples: Examples = { 'After a removal': <Removal /> };
