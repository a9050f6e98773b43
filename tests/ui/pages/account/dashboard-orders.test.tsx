import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderView } from '../../../../core/order/public';
import { OrdersSection } from '../../../../ui/pages/account/dashboard/orders-section';
import {
  exampleBranches,
  exampleOrder,
  examplePlacedOrder,
} from '../../../../ui/workbench/example-order';
import { show } from '../../../support/browser/show';

const list = (...orders: readonly OrderView[]) =>
  show(<OrdersSection list={{ orders, tooManyOrders: false }} branches={exampleBranches} />);

describe('A customer’s orders', () => {
  it('are a line of states and dates, each with what can be done', () => {
    list(exampleOrder, examplePlacedOrder);
    const [begun, placed] = screen.getAllByRole('article').map((card) => within(card));
    expect(begun?.getByText('Not placed yet')).toBeTruthy();
    expect(begun?.getByRole('link', { name: 'Continue' }).getAttribute('href')).toMatch(
      /\?section=compliance$/,
    );
    expect(begun?.queryByText('Reference')).toBeNull();
    expect(placed?.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Started Sat 28 Nov',
      'Placed Sun 29 Nov',
    ]);
    expect(placed?.getByText('CC-8F2DA1D47F')).toBeTruthy();
    expect(placed?.getByText('Forecourt Bolton, Saturday 5 December 2026 at 10:30')).toBeTruthy();
  });

  it('are cancelled from here too, each by its own form', () => {
    list(exampleOrder, examplePlacedOrder);
    const ids = ['Yes, give it up', 'Yes, cancel my order'].map((press) =>
      new FormData(screen.getByText(press).closest('form') ?? undefined).get('_order'),
    );
    expect(ids).toEqual(['order-1', 'order-2']);
  });

  it('lead nowhere once they are over', () => {
    list({ ...examplePlacedOrder, state: 'cancelled', endedAt: '2026-11-29T13:00:00.000Z' });
    const card = within(screen.getByRole('article'));
    expect(card.getAllByRole('listitem').at(-1)?.textContent).toBe('Cancelled Sun 29 Nov');
    expect(card.queryByRole('link')).toBeNull();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('say that there are none, and that they cannot be shown', () => {
    const { become } = list();
    expect(screen.getByRole('link', { name: 'Find a vehicle' })).toBeTruthy();
    become(<OrdersSection list={undefined} branches={[]} />);
    expect(screen.getByText(/cannot be shown just now/)).toBeTruthy();
  });
});
