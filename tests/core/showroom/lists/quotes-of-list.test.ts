import { left, right } from 'fp-ts/Either';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { QuotesByStockId, QuoteTerms } from '../../../../core/finance/public';
import { unreachable } from '../../../../core/kernel/failure';
import { makeScope } from '../../../../core/kernel/scope';
import { createQuotesOfList } from '../../../../core/showroom/public';
import type { StockId, Vehicle } from '../../../../core/stock/public';
import { anHpQuote } from '../../../support/mothers/quote';
import { aVehicle } from '../../../support/mothers/vehicle';

const numbered = (stockId: string): Vehicle => aVehicle({ stockId: stockId as StockId });

function aList(approvedApr?: number) {
  const vehicles$ = new BehaviorSubject<readonly Vehicle[]>([]);
  const calls: { readonly stockIds: readonly string[]; readonly terms: QuoteTerms }[] = [];
  const desk = { isOpen: true };
  const quotes$ = createQuotesOfList(
    makeScope(),
    {
      quotes: {
        quotesFor: (stockIds, terms) => {
          calls.push({ stockIds, terms });
          const quotes: QuotesByStockId = Object.fromEntries(
            stockIds.map((stockId) => [stockId, { HP: anHpQuote() }]),
          );
          return of(desk.isOpen ? right(quotes) : left(unreachable));
        },
      },
      approvedRate: { read: () => (approvedApr === undefined ? {} : { approvedApr }) },
    },
    vehicles$,
  );
  return { vehicles$, quotes$, calls, desk };
}

describe('The quotes of a list', () => {
  it('are asked for once for the same vehicles, on the terms of results cards', () => {
    const { vehicles$, quotes$, calls } = aList();
    expect(calls).toEqual([]);
    vehicles$.next([numbered('B'), numbered('A')]);
    vehicles$.next([numbered('A'), numbered('B')]);
    expect(calls).toEqual([
      {
        stockIds: ['A', 'B'],
        terms: { deposit: 20, depositType: 'Percentage', mileage: 8000, months: 60 },
      },
    ]);
    expect(Object.keys(quotes$.value)).toEqual(['A', 'B']);
  });

  it('stay where they cannot be asked for again, and come with the next change', () => {
    const { vehicles$, quotes$, desk } = aList();
    vehicles$.next([numbered('A')]);
    desk.isOpen = false;
    vehicles$.next([numbered('A'), numbered('B')]);
    expect(Object.keys(quotes$.value)).toEqual(['A']);
    desk.isOpen = true;
    vehicles$.next([numbered('B')]);
    expect(Object.keys(quotes$.value)).toEqual(['A', 'B']);
  });

  it('are at the rate that a lender has approved', () => {
    const { vehicles$, calls } = aList(9.9);
    vehicles$.next([numbered('A')]);
    expect(calls[0]?.terms.approvedApr).toBe(9.9);
  });
});
