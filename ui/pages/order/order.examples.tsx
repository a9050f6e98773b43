import type { ReactElement } from 'react';
import type { OrderSection } from '../../../core/order/public';
import type { Examples } from '../../parts/examples';
import { exampleHpQuote } from '../../workbench/example-stock';
import {
  exampleBranches,
  exampleDays,
  exampleFilledOrder,
  exampleOrder,
  examplePlacedOrder,
} from '../../workbench/example-order';
import { withExampleApp } from '../../workbench/with-example-app';
import { CheckView } from './check-view';
import { Offer } from './offer';
import type { OrderPosted, SectionFacts } from './order-state';
import { PlacedView } from './placed/placed-view';
import { SectionView } from './sections/section-view';
import { TaskList } from './task-list';

const facts: SectionFacts = { branches: exampleBranches, chosen: {} };
const customer = { id: 'c1', email: 'sam@example.org', firstName: 'Sam', lastName: 'Sample' };
const today = '2026-11-29';
const common = { problem: undefined, isBackFromPaying: false, facts } as const;
const placed = { ...common, kind: 'order', customer, step: 'tasks', today } as const;

const section = (
  name: OrderSection,
  {
    order = exampleOrder,
    own = {},
    posted,
  }: {
    readonly order?: typeof exampleOrder;
    readonly own?: Partial<SectionFacts>;
    readonly posted?: OrderPosted;
  } = {},
): ReactElement =>
  withExampleApp(
    <SectionView
      section={name}
      order={order}
      customer={customer}
      step={name}
      facts={{ ...facts, ...own }}
      today={today}
      isBackFromPaying={false}
      posted={posted}
    />,
  );

const wrong = (faults: OrderPosted['faults']): OrderPosted => ({ values: {}, faults });

const finance = {
  options: { product: 'HP', months: 48, deposit: 250, mileage: 6000 },
  quotes: { HP: exampleHpQuote },
} as const;

/** An order's page, part by part. */
export const orderExamples: Examples = {
  'Not begun': <Offer submission="example" hasTooMany={false} problem={undefined} />,
  'Two orders already': <Offer submission="example" hasTooMany problem={undefined} />,
  'Nothing filled in': <TaskList order={exampleOrder} {...common} />,
  'One part to be looked at again': (
    <TaskList order={{ ...exampleFilledOrder, lapsed: ['collection'] }} {...common} />
  ),
  'About you': section('compliance'),
  'About you, with faults': section('compliance', {
    posted: wrong({ telephone: 'Enter your telephone number', licence_held: 'Confirm it' }),
  }),
  'Part exchange': section('partExchange'),
  'Part exchange, with a fault': section('partExchange', {
    posted: wrong({ choice: 'Choose whether you give us a vehicle in part exchange' }),
  }),
  'How you pay': section('paymentMethod', { own: { finance } }),
  'Finance that is not offered': section('paymentMethod', {
    own: { finance: { ...finance, quotes: {} } },
    posted: { values: { choice: 'finance' }, faults: {} },
  }),
  Collection: section('collection', {
    order: exampleFilledOrder,
    own: { days: exampleDays, chosen: { branch: '2' } },
  }),
  'Collection, with a fault': section('collection', {
    own: { days: exampleDays, chosen: { branch: '2', day: '2026-12-05' } },
    posted: wrong({ time: 'Choose a time' }),
  }),
  'Collection, times out of reach': section('collection', { own: { hasNoAnswer: true } }),
  'Saved on another device': section('compliance', {
    order: exampleFilledOrder,
    posted: { values: { first_name: 'Samuel' }, faults: {}, isClash: true },
  }),
  'To be checked': <CheckView order={exampleFilledOrder} {...common} />,
  'Taken meanwhile': (
    <CheckView order={{ ...exampleFilledOrder, hindrance: 'vehicle-taken' }} {...common} />
  ),
  Placed: withExampleApp(<PlacedView order={examplePlacedOrder} {...placed} />),
  Collected: withExampleApp(
    <PlacedView
      order={{ ...examplePlacedOrder, state: 'collected', endedAt: '2026-12-05T10:40:00.000Z' }}
      {...placed}
    />,
  ),
};
