import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pounds } from '../../../../core/kernel/money';
import type { Valuation } from '../../../../core/valuation/public';
import {
  ValuationResult,
  type ValuationResultProps,
} from '../../../../ui/pages/valuation/result/valuation-result';
import { show, stumblingBlocks } from '../../../support/browser/show';
import { aValuation } from '../../../support/mothers/valuation';

const open = (
  changed: Partial<Valuation> = {},
  props: Partial<Omit<ValuationResultProps, 'valuation'>> = {},
) =>
  show(
    <ValuationResult
      valuation={aValuation(changed)}
      now={Date.parse('2026-07-01T20:00:00Z')}
      isKept={false}
      {...props}
    />,
  );

const tier = (name: string) => {
  const item = screen.getByRole('heading', { name, level: 3 }).closest('li');
  if (item === null) throw new Error(`There is no tier ${name}`);
  return within(item);
};

const text = (container: Element): string => container.textContent.replace(/\s+/g, ' ');

describe('The result of a valuation', () => {
  it('shows the vehicle and three prices, each with its signs and an explanation', async () => {
    const { container, user } = open();
    expect(screen.getByText('TU19 ABC')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Ford Fiesta' })).toBeTruthy();
    expect(screen.getByText('1.0 EcoBoost Titanium 5dr')).toBeTruthy();
    expect(screen.getByText('30,000 miles')).toBeTruthy();
    for (const [name, price, sign] of [
      ['Below Average', '£8,040', 'A tyre below 3 mm, or one key only'],
      ['Average', '£9,180', 'Tyres at 3 mm or more, and both keys'],
      ['Showroom', '£9,830', 'As good as new inside, without a stain or a tear'],
    ] as const) {
      expect(tier(name).getByText(price)).toBeTruthy();
      expect(tier(name).getByText(sign)).toBeTruthy();
      const info = tier(name).getByLabelText(`About ${name}`);
      await user.click(info);
      expect(info.closest('details')?.open).toBe(true);
      expect(tier(name).getByText(/^The price of one/)).toBeTruthy();
    }
    expect(await stumblingBlocks(container)).toEqual([]);
  });

  it('says when it was made and to the end of which day it holds', () => {
    open();
    expect(screen.getByText('Valued on Wednesday 1 July 2026, today')).toBeTruthy();
    expect(screen.getByText('Good until the end of Wednesday 8 July 2026')).toBeTruthy();
  });

  it('says that it is out of date, by the valuer’s clock, and offers a new one [VA-7]', () => {
    open({ isOutOfDate: true }, { now: Date.parse('2026-07-09T08:00:00Z') });
    expect(screen.getByText('Valued on Wednesday 1 July 2026, 8 days ago')).toBeTruthy();
    expect(screen.queryByText(/^Good until/)).toBeNull();
    expect(screen.getByText('This valuation is out of date')).toBeTruthy();
    expect(screen.getByText(/^It was good until the end of Wednesday 8 July 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Value it again' }).getAttribute('href')).toBe(
      '/car-value/?vrm=TU19ABC&mileage=30000',
    );
  });

  it('opens the sum behind the Average price, which comes to it', () => {
    open();
    const details = screen.getByText('How the Average price adds up').closest('details');
    if (details === null) throw new Error('There is no sum');
    details.open = true;
    const rows = [...details.querySelectorAll('tr')].map((row) => text(row).trim());
    expect(rows).toEqual([
      'Starting valueWhat one of its make, model and trim costs new£20,000',
      '−lessAgeWhat such vehicles lose by its age, at the usual miles£7,629',
      '−lessMilesMore than is usual for its age£695',
      '−lessKeepersFor each keeper after the first£234',
      '−lessService historyFor services that are not on record£343',
      '−lessConditionAverage in place of Showroom£444',
      '−lessOur marginWhat it costs us to advertise, guarantee and sell it, and what we earn£1,065',
      '−lessPreparationInspection, service, small repairs and valet£400',
      '−lessRoundingTo whole tens of pounds£10',
      '=Average£9,180',
    ]);
  });

  it('adds what is fewer miles than usual, and names a step it does not know', () => {
    open({
      workings: [
        { step: 'price-when-new', amount: pounds(9000) },
        { step: 'miles', amount: pounds(100) },
        { step: 'keepers', amount: pounds(0) },
        { step: 'colour', amount: pounds(80) },
      ],
    });
    const sum = text(screen.getByRole('table', { hidden: true }));
    expect(sum).toContain('+plusMilesFewer than is usual for its age£100');
    expect(sum).toContain('+plusKeepersNothing is taken off£0');
    expect(sum).toContain('+plusOtherAnything else that changes the price£80');
  });

  it('shows no sum that does not come to the price', () => {
    open({ workings: aValuation().workings.slice(0, 3) });
    expect(screen.queryByText('How the Average price adds up')).toBeNull();
    expect(tier('Average').getByText('£9,180')).toBeTruthy();
  });

  it('says what is left of each price after finance', () => {
    const { container } = open({}, { settlement: pounds(3500) });
    expect(tier('Below Average').getByText('£4,540 left for you')).toBeTruthy();
    expect(tier('Average').getByText('£5,680 left for you')).toBeTruthy();
    expect(text(container)).toContain('You told us that £3,500 is still owed on it.');
    expect(text(container)).not.toContain('negative equity');
  });

  it('says plainly where more is owed than it is worth', () => {
    const { container } = open({}, { settlement: pounds(9180) });
    expect(tier('Below Average').getByText('£1,140 still to pay your lender')).toBeTruthy();
    expect(tier('Average').getByText('Nothing left for you, and nothing owed')).toBeTruthy();
    expect(tier('Showroom').getByText('£650 left for you')).toBeTruthy();
    expect(text(container)).toContain('This is called negative equity.');
  });

  it('says why it may change, that a copy was emailed and where it is stored', () => {
    const { become } = open({}, { isKept: true });
    expect(screen.getByRole('heading', { name: 'Why it may change at the branch' })).toBeTruthy();
    expect(screen.getByText('Seats, trim and carpets')).toBeTruthy();
    expect(screen.getByText(/^A copy was emailed/)).toBeTruthy();
    expect(screen.getByText(/^It is stored for this visit/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search cars' }).getAttribute('href')).toBe(
      '/used/cars/search/',
    );
    become(<ValuationResult valuation={aValuation()} now={0} isKept={false} />);
    expect(screen.queryByText(/^It is stored for this visit/)).toBeNull();
  });

  it('stands without a price, and without all that the valuer may leave out', () => {
    const { container } = show(
      <ValuationResult
        valuation={{
          hash: 'x',
          vehicle: { vrm: 'TU19ABC', care: 'full', previousKeepers: 0 },
          isOutOfDate: false,
          workings: [],
        }}
        now={0}
        isKept={false}
      />,
    );
    expect(screen.getByText('There is no price for this vehicle online')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'TU19 ABC' })).toBeTruthy();
    expect(text(container)).not.toMatch(/£|undefined|NaN|Invalid/);
  });
});
