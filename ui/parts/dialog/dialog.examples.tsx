import { useState } from 'react';
import type { Examples } from '../examples';
import { Button } from '../button/button';
import { CheckboxRow } from '../checkbox-row/checkbox-row';
import { Dialog } from './dialog';
import type { DialogLook } from './dialog.styles';

function Opener({ look, label }: { readonly look: DialogLook; readonly label: string }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        kind="quiet"
        onClick={() => {
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Filters"
        look={look}
        foot={<Button onClick={close}>Show 142 cars</Button>}
      >
        <CheckboxRow label="Petrol" count={1086} />
        <CheckboxRow label="Diesel" count={742} />
      </Dialog>
    </>
  );
}

export const dialogExamples: Examples = {
  'In the middle': <Opener look="centre" label="Open in the middle" />,
  'At the side': <Opener look="side" label="Open at the side" />,
  'A full sheet': <Opener look="sheet" label="Open a sheet" />,
};
