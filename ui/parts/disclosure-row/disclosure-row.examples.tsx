import { useId, useState } from 'react';
import type { Examples } from '../examples';
import { CheckboxRow } from '../checkbox-row/checkbox-row';
import { DisclosureRow } from './disclosure-row';

function FilterRows() {
  const [open, setOpen] = useState<string | undefined>('Fuel type');
  const group = useId();
  const row = (title: string) => ({
    title,
    group,
    open: open === title,
    onToggle: () => {
      setOpen(open === title ? undefined : title);
    },
  });
  return (
    <>
      <DisclosureRow {...row('Fuel type')} chosen="1 chosen">
        <CheckboxRow label="Petrol" count={1086} defaultChecked />
        <CheckboxRow label="Diesel" count={742} />
      </DisclosureRow>
      <DisclosureRow {...row('Gearbox')}>
        <CheckboxRow label="Manual" count={1401} />
        <CheckboxRow label="Automatic" count={540} />
      </DisclosureRow>
    </>
  );
}

export const disclosureRowExamples: Examples = { 'Filter groups': <FilterRows /> };
