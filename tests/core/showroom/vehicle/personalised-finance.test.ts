import { left, right } from 'fp-ts/Either';
import { delay, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  quoteToShow,
  type FinanceDefault,
  type QuoteTerms,
  type QuotesByStockId,
} from '../../../../core/finance/public';
import { latest } from '../../../../core/kernel/remote';
import {
  addressedOn,
  answeredWith,
} from '../../../../core/showroom/vehicle/personalised-finance-state';
import { failing, type Answer } from '../../../support/fakes/search-ports';
import {
  FIESTA,
  openPanel,
  quotedOn,
  STANDARD,
  type AnswersOfPanel,
} from '../../../support/fakes/personalised-finance';

const refused = { kind: 'refused', status: 500 } as const;

const after = (milliseconds: number, terms: QuoteTerms): Answer<QuotesByStockId> =>
  of(right({ [FIESTA]: quotedOn(terms) })).pipe(delay(milliseconds));

/** What a shopper can read: the term, deposit and payment of one answer. */
const shown = ({ panel }: ReturnType<typeof openPanel>) => {
  const answer = latest(panel.state$.value.answer);
  const quote = answer && quoteToShow(answer.quotes, 'HP');
  return { months: quote?.termMonths, deposit: answer?.terms.deposit };
};

const open = (answers?: AnswersOfPanel) => openPanel(answers);

describe('A personalised finance panel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins with the figures of the page and asks for nothing', () => {
    const opened = open();
    opened.panel.wake();
    expect(opened.asked).toEqual([]);
    expect(opened.panel.state$.value).toEqual(answeredWith(STANDARD));
    expect(opened.choice.state$.value).toEqual({});
  });

  it('asks at once for a lone change, and shows it when it comes [FIN-07]', () => {
    const opened = open();
    opened.panel.change({ months: 36 });
    expect(opened.asked.map(({ months }) => months)).toEqual([36]);
    expect(shown(opened).months).toBe(36);
    expect(opened.choice.state$.value.illustration).toEqual(
      quotedOn(opened.asked[0] as QuoteTerms),
    );
  });

  it('asks twice for a burst: for its first change and, half a second later, for its last [FIN-07, FIN-47]', () => {
    const opened = open();
    opened.panel.change({ months: 24 });
    opened.panel.change({ months: 36 });
    opened.panel.change({ months: 48 });
    opened.panel.change({ deposit: 500 });
    vi.advanceTimersByTime(499);
    expect(opened.asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(opened.asked.map(({ months, deposit }) => [months, deposit])).toEqual([
      [24, 20],
      [48, 500],
    ]);
  });

  it('shows only the 60 months that were chosen after 48, though 48 answers later [SF-1, FIN-47, ERR-35]', () => {
    const opened = open({ quotes: (terms) => after(terms.months === 48 ? 800 : 100, terms) });
    const seen: unknown[] = [];
    opened.panel.state$.subscribe(() => seen.push(shown(opened).months));
    opened.panel.change({ months: 48 });
    vi.advanceTimersByTime(50);
    opened.panel.change({ months: 60 });
    vi.advanceTimersByTime(2000);
    expect(shown(opened).months).toBe(60);
    expect(seen).not.toContain(48);
    expect(opened.panel.state$.value.answer.kind).toBe('loaded');
  });

  it('keeps the figures it has while newer ones are on their way [SF-1]', () => {
    const opened = open({ quotes: (terms) => after(300, terms) });
    opened.panel.change({ deposit: 2000 });
    expect(opened.panel.state$.value.wanted.deposit).toBe(2000);
    expect(opened.panel.state$.value.answer).toEqual({ kind: 'loading', previous: STANDARD });
    vi.advanceTimersByTime(300);
    expect(shown(opened).deposit).toBe(2000);
  });

  it('takes a deposit of nothing for a deposit, and 20 for a percentage [SF-6, FIN-33]', () => {
    const opened = open();
    opened.panel.change({ deposit: 0 });
    expect(opened.asked.at(-1)).toMatchObject({ deposit: 0, depositType: 'Amount' });
    expect(shown(opened).deposit).toBe(0);
    vi.advanceTimersByTime(500);
    opened.panel.change({ deposit: 20 });
    expect(opened.asked.at(-1)).toMatchObject({ deposit: 20, depositType: 'Percentage' });
  });

  it('keeps its last good figures when a call fails, and answers the next change [HT-4, ERR-36]', () => {
    let fails = true;
    const opened = open({ quotes: (terms) => (fails ? failing(refused) : after(0, terms)) });
    opened.panel.change({ months: 36 });
    expect(opened.panel.state$.value.answer).toEqual({
      kind: 'failed',
      failure: refused,
      previous: STANDARD,
    });
    expect(opened.panel.state$.value.wanted.months).toBe(36);
    fails = false;
    vi.advanceTimersByTime(1000);
    opened.panel.change({ months: 24 });
    vi.advanceTimersByTime(0);
    expect(shown(opened).months).toBe(24);
  });

  it('asks again for what failed when told to, without waiting [HT-4, ERR-29]', () => {
    let fails = true;
    const opened = open({ quotes: (terms) => (fails ? failing(refused) : after(0, terms)) });
    opened.panel.change({ months: 36 });
    fails = false;
    opened.panel.retry();
    vi.advanceTimersByTime(0);
    expect(shown(opened).months).toBe(36);
  });

  it('says that no lender quotes on the terms, which is no failure', () => {
    const opened = open({ quotes: () => of(right({})) });
    opened.panel.change({ months: 24 });
    expect(opened.panel.state$.value.answer).toMatchObject({
      kind: 'loaded',
      value: { quotes: {} },
    });
  });

  it('takes no news for a change', () => {
    const opened = open();
    opened.panel.change({ deposit: 20 });
    opened.panel.change({ months: 60 });
    expect(opened.asked).toEqual([]);
  });

  it('tells the page of its own figures, and takes them back where they are the page’s again', () => {
    const opened = open();
    opened.panel.change({ months: 36 });
    expect(opened.choice.state$.value.illustration).toBeDefined();
    vi.advanceTimersByTime(500);
    opened.panel.change({ months: 60 });
    expect(opened.choice.state$.value).toEqual({});
  });

  it('ends with its page: what comes later reaches nobody', () => {
    const opened = open({ quotes: (terms) => after(300, terms) });
    opened.panel.change({ months: 36 });
    opened.scope.end();
    vi.advanceTimersByTime(1000);
    expect(latest(opened.panel.state$.value.answer)).toBe(STANDARD);
  });
});

describe('An approved rate', () => {
  it('is applied when the panel wakes, once, and stays with every change [SEARCH-17, SEARCH-18]', () => {
    const opened = open({ approvedApr: 7.9 });
    opened.panel.wake();
    opened.panel.wake();
    expect(opened.asked).toEqual([{ ...STANDARD.terms, approvedApr: 7.9 }]);
    opened.panel.change({ months: 36 });
    expect(opened.asked.at(-1)).toMatchObject({ months: 36, approvedApr: 7.9 });
  });
});

describe('The terms of an earlier visit', () => {
  const kept: FinanceDefault = {
    deposit: 500,
    depositType: 'Amount',
    mileage: 12_000,
    months: 36,
  };

  it('are asked for when the panel wakes [NAV-07, STORE-08]', () => {
    const opened = open({ kept });
    opened.memory.restore();
    opened.panel.wake();
    expect(opened.asked).toEqual([kept]);
    expect(opened.panel.state$.value.wanted).toEqual(kept);
  });

  it('are asked for when they are restored later, unless the shopper has begun to choose [NAV-07]', () => {
    const late = open({ kept });
    late.panel.wake();
    late.memory.restore();
    expect(late.asked).toEqual([kept]);

    const chosen = open({ kept });
    chosen.panel.wake();
    chosen.panel.change({ months: 24 });
    chosen.memory.restore();
    expect(chosen.asked.map(({ months }) => months)).toEqual([24]);
  });

  it('give way to what the address says', () => {
    const terms = { ...STANDARD.terms, months: 24 };
    const addressed = answeredWith({ terms, quotes: quotedOn(terms) });
    const opened = openPanel({ kept }, { addressed });
    opened.memory.restore();
    opened.panel.wake();
    expect(opened.asked).toEqual([]);
    expect(opened.choice.state$.value.illustration).toEqual(quotedOn(terms));
  });

  it('come with the approved rate in one call [SEARCH-18]', () => {
    const opened = open({ kept, approvedApr: 7.9 });
    opened.memory.restore();
    opened.panel.wake();
    expect(opened.asked).toEqual([{ ...kept, approvedApr: 7.9 }]);
  });

  it('have a deposit that this vehicle cannot take replaced [FIN-30]', () => {
    const opened = open({ kept: { ...kept, deposit: 20_000 } });
    opened.memory.restore();
    opened.panel.wake();
    expect(opened.asked[0]).toMatchObject({ deposit: 1000, depositType: 'Amount' });
  });

  it('are what the shopper last chose [FIN-40, STORE-08]', () => {
    const opened = open();
    opened.panel.change({ deposit: 0 });
    opened.panel.change({ mileage: 10_000 });
    expect(opened.written.at(-1)).toMatchObject({ deposit: 0, mileage: 10_000, months: 60 });
  });
});

describe('The terms of an address', () => {
  const terms = { ...STANDARD.terms, months: 24 };

  it('are shown with their own figures, or wait beside the page’s own', () => {
    expect(addressedOn({ terms, quotes: { kind: 'idle' } }, STANDARD)).toEqual({
      wanted: terms,
      answer: { kind: 'loading', previous: STANDARD },
    });
    expect(
      addressedOn({ terms, quotes: { kind: 'loaded', value: quotedOn(terms) } }, STANDARD),
    ).toEqual(answeredWith({ terms, quotes: quotedOn(terms) }));
    expect(
      addressedOn({ terms, quotes: { kind: 'failed', failure: refused } }, STANDARD).answer,
    ).toEqual({ kind: 'failed', failure: refused, previous: STANDARD });
  });

  it('are asked for on waking where nobody has asked yet', () => {
    const opened = openPanel(
      {},
      { addressed: addressedOn({ terms, quotes: { kind: 'idle' } }, STANDARD) },
    );
    expect(opened.asked).toEqual([]);
    opened.panel.wake();
    expect(opened.asked).toEqual([terms]);
    expect(shown(opened).months).toBe(24);
  });
});

it('fails as a value, whatever the failure', () => {
  const opened = open({ quotes: () => of(left({ kind: 'timed-out' } as const)) });
  opened.panel.change({ months: 36 });
  expect(opened.panel.state$.value.answer.kind).toBe('failed');
});
