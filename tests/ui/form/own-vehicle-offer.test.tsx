import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryForm, EnquiryFormState, FormDefinition } from '../../../core/enquiry/public';
import { blankForm } from '../../../core/kernel/form/form-state';
import type { FormValues } from '../../../core/kernel/form/field';
import { pounds } from '../../../core/kernel/money';
import type { HeldValuation } from '../../../core/valuation/public';
import { FormFields } from '../../../ui/form/form-fields';
import { OwnVehiclePart } from '../../../ui/form/own-vehicle/own-vehicle-part';
import { show, stumblingBlocks } from '../../support/browser/show';
import { fakeApp } from '../../support/fakes/app';
import { fakeValuationMemory } from '../../support/fakes/valuation-memory';
import { aField, aForm } from '../../support/mothers/form-definition';

const HELD: HeldValuation = {
  hash: 'a1b2c3d4',
  vehicle: {
    vrm: 'TU19ABC',
    make: 'Ford',
    model: 'Fiesta',
    derivative: 'Titanium',
    care: 'full',
    previousKeepers: 0,
  },
  mileage: 42_000,
  prices: {
    belowAverage: pounds(3400),
    average: pounds(4100),
    showroom: pounds(4800),
  },
  lastDay: '2026-12-06',
  settlement: pounds(1200),
};

const PART_EXCHANGE = aForm([
  aField({ name: 'vrm', label: 'Registration', slug: 'vrm' }),
  aField({ name: 'mileage', label: 'Mileage' }),
  aField({ name: 'make', label: 'Make' }),
  aField({ name: 'model', label: 'Model' }),
  aField({ name: 'settlement', label: 'Left to pay', kind: 'number' }),
  aField({ name: 'remarks', label: 'Anything else', kind: 'textarea' }),
]);

const ENQUIRY = aForm([
  aField({ name: 'email', label: 'Email', kind: 'email' }),
  aField({ name: 'message', label: 'Your question', kind: 'textarea' }),
]);

/** The fields of a form, which holds what it is told. */
function Fields({ definition, blank }: { definition: FormDefinition; blank: FormValues }) {
  const [state, setState] = useState<EnquiryFormState>(() => blankForm(blank, 'key'));
  const [form] = useState<Pick<EnquiryForm, 'change' | 'leave'>>(() => ({
    change: (name, value) => {
      setState((before) => ({ ...before, values: { ...before.values, [name]: value } }));
    },
    leave: () => undefined,
  }));
  return (
    <FormFields
      form={form as EnquiryForm}
      fields={definition.fields}
      {...{ state, definition }}
      now={{ today: '2026-11-29' }}
      days={undefined}
      idOf={(name) => name}
    />
  );
}

async function open(
  held: HeldValuation | undefined,
  definition: FormDefinition,
  blank: FormValues = {},
) {
  const valuationMemory = fakeValuationMemory();
  if (held !== undefined) valuationMemory.held.write(held);
  const shown = show(<Fields {...{ definition, blank }} />, fakeApp({ valuationMemory }));
  await act(() => Promise.resolve());
  return shown;
}

const held = (label: string): string =>
  screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

beforeAll(async () => {
  await OwnVehiclePart.load();
});

describe('A form, with a valuation held', () => {
  it('is filled by one press and emptied by another, which is the same button', async () => {
    const { user, container } = await open(HELD, PART_EXCHANGE);
    expect(screen.getByRole('status').textContent).toBe(
      'You have a valuation of about £4,100, good until the end of Sunday 6 December 2026.',
    );
    const button = screen.getByRole('button', { name: 'Use your Fiesta, TU19 ABC' });
    await user.click(button);
    expect(held('Registration')).toBe('TU19 ABC');
    expect(held('Mileage')).toBe('42000');
    expect(held('Make')).toBe('Ford');
    expect(held('Model')).toBe('Fiesta');
    expect(held('Left to pay')).toBe('1200');
    expect(held('Anything else')).toBe(
      'My valuation: £3,400 Below Average, £4,100 Average, £4,800 Showroom, good until the end of Sunday 6 December 2026.',
    );
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe('Undo');
    expect(screen.getByRole('status').textContent).toContain('6 answers filled in');
    expect(await stumblingBlocks(container)).toEqual([]);
    await user.click(button);
    for (const label of ['Registration', 'Mileage', 'Make', 'Model', 'Left to pay']) {
      expect(held(label)).toBe('');
    }
    expect(held('Anything else')).toBe('');
  });

  it('keeps what was typed, before it is filled and since', async () => {
    const { user } = await open(HELD, PART_EXCHANGE, { mileage: '42,300' });
    await user.click(screen.getByRole('button', { name: /^Use your Fiesta/ }));
    expect(held('Mileage')).toBe('42,300');
    await user.type(screen.getByRole('textbox', { name: 'Model' }), ' ST');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(held('Mileage')).toBe('42,300');
    expect(held('Model')).toBe('Fiesta ST');
    expect(held('Make')).toBe('');
  });

  it('takes the vehicle and its price into the message where it asks for no vehicle', async () => {
    const { user } = await open(HELD, ENQUIRY, { message: 'Is it still for sale?' });
    await user.click(screen.getByRole('button', { name: 'Use your Fiesta, TU19 ABC' }));
    expect(held('Your question')).toBe(
      'Is it still for sale?\n\nMy vehicle: Ford Fiesta Titanium, TU19 ABC, 42,000 miles. My valuation: £3,400 Below Average, £4,100 Average, £4,800 Showroom, good until the end of Sunday 6 December 2026.',
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(held('Your question')).toBe('Is it still for sale?');
  });

  it('tells no price after its last day, and the vehicle all the same', async () => {
    const { user } = await open({ ...HELD, lastDay: '2026-11-28' }, PART_EXCHANGE);
    expect(document.body.textContent).not.toContain('£4,100');
    await user.click(screen.getByRole('button', { name: /^Use your Fiesta/ }));
    expect(held('Registration')).toBe('TU19 ABC');
    expect(held('Anything else')).toBe('');
  });

  it('offers nothing where the shopper speaks of another vehicle, or nothing is held', async () => {
    const other = await open(HELD, PART_EXCHANGE, { vrm: 'AB12 CDE' });
    expect(screen.queryByRole('button')).toBeNull();
    other.unmount();
    await open(undefined, PART_EXCHANGE);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
