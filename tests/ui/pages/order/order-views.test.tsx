import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReactElement } from 'react';
import { CheckView } from '../../../../ui/pages/order/check-view';
import { PlacedView } from '../../../../ui/pages/order/placed/placed-view';
import { SectionView } from '../../../../ui/pages/order/sections/section-view';
import { TaskList } from '../../../../ui/pages/order/task-list';
import type { OrderPosted, SectionFacts } from '../../../../ui/pages/order/order-state';
import type { OrderSection, OrderView } from '../../../../core/order/public';
import {
  exampleBranches,
  exampleDays,
  exampleFilledOrder,
  exampleOrder,
  examplePlacedOrder,
} from '../../../../ui/workbench/example-order';
import { show } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';
import { fakeValuationMemory } from '../../../support/fakes/valuation-memory';
import { aHeldValuation } from '../../../support/mothers/held-valuation';

const facts: SectionFacts = { branches: exampleBranches, chosen: {} };
const customer = { id: 'c1', email: 'sam@example.org', firstName: 'Sam' };
const common = { facts, problem: undefined, isBackFromPaying: false } as const;

const section = (
  name: OrderSection,
  posted?: OrderPosted,
  { order = exampleOrder, own = {} }: { order?: OrderView; own?: Partial<SectionFacts> } = {},
): ReactElement => (
  <SectionView
    section={name}
    step={name}
    order={order}
    customer={customer}
    facts={{ ...facts, ...own }}
    today="2026-11-29"
    isBackFromPaying={false}
    posted={posted}
  />
);

const wrong = (faults: OrderPosted['faults'], values = {}): OrderPosted => ({ values, faults });

describe('The list of an order’s parts', () => {
  it('leads to the first that is not done, and not yet to the summary', () => {
    show(<TaskList order={exampleOrder} {...common} />);
    expect(screen.getByText('0 of 4 parts done')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toMatch(
      /\?section=compliance$/,
    );
    expect(screen.queryByRole('link', { name: 'Check and place your order' })).toBeNull();
  });

  it('says what stands in each, and what needs another look', () => {
    show(<TaskList order={{ ...exampleFilledOrder, lapsed: ['collection'] }} {...common} />);
    const [, , , collection] = screen.getAllByRole('listitem');
    expect(collection?.textContent).toContain('Forecourt Bolton');
    expect(collection?.textContent).toContain('Needs another look');
  });

  it('gives an order up by a press of its own, which says what goes with it', () => {
    show(<TaskList order={exampleOrder} {...common} />);
    expect(screen.getByText('Give up this order').tagName).toBe('SUMMARY');
    const form = screen.getByText('Yes, give it up').closest('form');
    expect(form?.textContent).toContain('What you filled in goes with it.');
    expect(new FormData(form ?? undefined).get('_intent')).toBe('cancel');
  });
});

describe('A part of an order', () => {
  it('lists what is wrong, in focus, and leads to each field', () => {
    show(section('compliance', wrong({ telephone: 'Enter your telephone number' })));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(
      screen.getByRole('link', { name: 'Enter your telephone number' }).getAttribute('href'),
    ).toBe(`#${screen.getByLabelText(/^Telephone/).id}`);
    expect(screen.getByLabelText(/^Telephone/).getAttribute('aria-invalid')).toBe('true');
  });

  it('begins with the customer’s own name, and keeps what was typed', () => {
    show(section('compliance', wrong({}, { town_city: 'Chester' })));
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Sam');
    expect(screen.getByLabelText<HTMLInputElement>(/^Town or city/).value).toBe('Chester');
  });

  it('says above a choice what is wrong with it, and belongs to the group', () => {
    show(section('paymentMethod', wrong({ choice: 'Choose how you would like to pay' })));
    const group = screen.getByRole('group', { name: 'How would you like to pay?' });
    const described = group.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(
      'Choose how you would like to pay',
    );
    const [first] = within(group).getAllByRole('radio');
    expect(
      screen.getByRole('link', { name: 'Choose how you would like to pay' }).getAttribute('href'),
    ).toBe(`#${first?.id ?? ''}`);
  });

  it('is sent once, however often its button is pressed', async () => {
    const sent = vi.fn((event: Event) => {
      event.preventDefault();
    });
    document.addEventListener('submit', sent);
    const { user } = show(section('partExchange'));
    await user.dblClick(screen.getByRole('button', { name: 'Save and continue' }));
    document.removeEventListener('submit', sent);
    expect(sent).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Saving' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('offers times once a day is chosen, and takes back the time of another day', async () => {
    const own = { days: exampleDays, chosen: { branch: '2' } };
    const { user } = show(section('collection', undefined, { order: exampleFilledOrder, own }));
    expect(screen.getByLabelText<HTMLInputElement>('10:30').checked).toBe(true);
    await user.selectOptions(screen.getByLabelText('Day'), 'Monday 7 December 2026');
    expect(screen.getByLabelText<HTMLInputElement>('14:00').checked).toBe(false);
    expect(screen.queryByLabelText('10:30')).toBeNull();
  });

  it('shows what was saved elsewhere beside what was typed here', () => {
    const posted = { values: { first_name: 'Samuel' }, faults: {}, isClash: true };
    show(section('compliance', posted, { order: exampleFilledOrder }));
    expect(screen.getByText('Sam Sample')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Samuel');
  });

  it('has the valuation that this browser holds, once it is chosen', async () => {
    const valuationMemory = fakeValuationMemory();
    valuationMemory.held.write(aHeldValuation());
    const { user } = show(section('partExchange'), fakeApp({ valuationMemory }));
    const address = screen.getByLabelText<HTMLInputElement>(/^Your valuation/);
    await screen.findByText(/valued at £4,100$/);
    expect(address.value).toBe('');
    await user.click(screen.getByLabelText(/^Yes, use my valuation/));
    expect(address.value).toBe('8f3a2c9d');
  });
});

describe('An order to be checked', () => {
  it('tells all that was said and what it comes to, and names the duty to pay on the button', () => {
    show(<CheckView order={exampleFilledOrder} {...common} />);
    const rows = Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(rows).toMatchObject({
      'Part exchange': '−£3,000.00',
      'Reservation fee, paid': '−£49.00',
      'To pay': '£6,596.00',
    });
    const form = screen.getByRole('button', { name: 'Place order and agree to pay' });
    expect(new FormData(form.closest('form') ?? undefined).get('_checked')).toBe('example');
  });

  it('cannot be placed while somebody else has the vehicle', () => {
    show(<CheckView order={{ ...exampleFilledOrder, hindrance: 'vehicle-taken' }} {...common} />);
    expect(screen.queryByRole('button', { name: 'Place order and agree to pay' })).toBeNull();
    expect(screen.getByText('Somebody else has this vehicle now')).toBeTruthy();
  });
});

describe('An order that is placed', () => {
  const placed = {
    ...common,
    kind: 'order',
    customer,
    step: 'tasks',
    today: '2026-11-29',
  } as const;

  it('has its reference, what to bring, where to pay and the way out', () => {
    show(<PlacedView order={examplePlacedOrder} {...placed} />);
    expect(screen.getAllByText('CC-8F2DA1D47F').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Two letters that show your address/)).toBeTruthy();
    expect(screen.getByText('00-00-00')).toBeTruthy();
    expect(screen.getByText('Yes, cancel my order')).toBeTruthy();
  });

  it('is nobody’s to cancel once the vehicle is collected', () => {
    show(<PlacedView order={{ ...examplePlacedOrder, state: 'collected' }} {...placed} />);
    expect(screen.queryByText('Yes, cancel my order')).toBeNull();
    expect(screen.queryByText(/^Two letters that show your address/)).toBeNull();
  });
});
