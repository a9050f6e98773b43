import { act, screen, within } from '@testing-library/react';
import { right } from 'fp-ts/Either';
import { defer, first, mergeMap, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Quote, QuotesByStockId, QuoteTerms } from '../../../../core/finance/public';
import { inPoundsAndPence, pounds } from '../../../../core/kernel/money';
import { makeScope } from '../../../../core/kernel/scope';
import { createFinanceChoice, type AddressedFinance } from '../../../../core/showroom/public';
import type { App } from '../../../../ui/kit/app';
import { PersonalisePanel } from '../../../../ui/pages/vehicle/personalise/personalise-panel';
import { show, stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp, type FakeStock } from '../../../support/fakes/app';
import { quotedOn, STANDARD } from '../../../support/fakes/personalised-finance';
import { failing, type Answer } from '../../../support/fakes/search-ports';
import { aVan, aVehicle } from '../../../support/mothers/vehicle';

type Lender = (terms: QuoteTerms) => Answer<QuotesByStockId>;

const fiesta = aVehicle();
const atOnce: Lender = (terms) => of(right({ [fiesta.stockId]: quotedOn(terms) }));

function appOver(lender: Lender, stock: FakeStock = {}) {
  const app = fakeApp(stock);
  const asked: QuoteTerms[] = [];
  const quotes: App['ports']['quotes'] = {
    ...app.ports.quotes,
    quotesFor: (_, terms) =>
      defer(() => {
        asked.push(terms);
        return lender(terms);
      }),
  };
  return { app: { ...app, ports: { ...app.ports, quotes } }, asked, fake: app };
}

interface Opening {
  readonly lender?: Lender;
  readonly stock?: FakeStock;
  readonly change?: Partial<Quote>;
  readonly vehicle?: typeof fiesta;
  readonly addressed?: AddressedFinance;
}

function panelOf({ change = {}, vehicle = fiesta, addressed }: Opening) {
  const { HP: hp, PCP: pcp } = STANDARD.quotes;
  const quotes = {
    ...(hp !== undefined && { HP: { ...hp, ...change } }),
    ...(pcp !== undefined && { PCP: { ...pcp, ...change } }),
  };
  const choice = createFinanceChoice(makeScope(), { product: 'PCP' });
  return {
    choice,
    view: <PersonalisePanel {...{ vehicle, quotes, addressed, choice }} />,
  };
}

function open(opening: Opening = {}) {
  const { app, asked, fake } = appOver(opening.lender ?? atOnce, opening.stock);
  const { choice, view } = panelOf(opening);
  return { ...show(view, app), asked, choice, fake };
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chosen = (name: string) => select(name).selectedOptions[0]?.textContent;
const options = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const figure = () => document.querySelector('.amount strong')?.textContent;
const figureOn = (terms: Partial<QuoteTerms>) =>
  inPoundsAndPence(quotedOn({ ...STANDARD.terms, ...terms }).PCP?.regularPayment ?? pounds(0));
const cell = (name: string) =>
  screen.queryByRole('row', { name: new RegExp(`^${name} `) })?.textContent.slice(name.length);
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0];

describe('The personalise panel', () => {
  it('asks for type, deposit, mileage and period, on the terms of the figures it opens with [FIN-17, FIN-18, FIN-32]', () => {
    open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PCP' }).checked).toBe(true);
    expect(chosen('Deposit')).toBe('Select');
    expect(chosen('Annual Mileage')).toBe('8,000 miles');
    expect(chosen('Finance Period')).toBe('48 months');
    expect(figure()).toBe(figureOn({}));
    expect(screen.getByText('“Select” is 20% of the price')).toBeTruthy();
  });

  it('offers steps of £500 by the price, and no longer a term than the product can have [FIN-28, FIN-37, FIN-42, FIN-43]', async () => {
    const { user } = open();
    expect(options('Deposit').slice(0, 4)).toEqual(['Select', '£0', '£500', '£1,000']);
    expect(options('Deposit').at(-1)).toBe('£8,500');
    expect(options('Annual Mileage')).toHaveLength(15);
    expect(options('Finance Period')).toEqual(['24 months', '36 months', '48 months']);
    await user.click(screen.getByRole('radio', { name: 'HP' }));
    expect(options('Finance Period')).toEqual(['24 months', '36 months', '48 months', '60 months']);
    expect(chosen('Finance Period')).toBe('60 months');
  });

  it('shows the figures of what is chosen, and says them once [FIN-47, SF-1]', async () => {
    const { user, asked } = open();
    expect(heard()).toBe('');
    await user.selectOptions(select('Finance Period'), '36 months');
    expect(asked.map(({ months }) => months)).toEqual([36]);
    expect(figure()).toBe(figureOn({ months: 36 }));
    expect(cell('Term')).toBe('36 months');
    expect(heard()).toBe(
      `PCP: ${figureOn({ months: 36 })} a month over 36 months, £1,899.00 deposit, 8,000 miles a year`,
    );
  });

  it('keeps a deposit of £0 as £0, with its row [SF-6, FIN-48]', async () => {
    const { user, asked } = open();
    await user.selectOptions(select('Deposit'), '£0');
    expect(asked.at(-1)).toMatchObject({ deposit: 0, depositType: 'Amount' });
    expect(chosen('Deposit')).toBe('£0');
    expect(cell('Customer Deposit')).toBe('£0.00');
  });

  it('leaves the old figures whole until the new ones come [SF-1]', async () => {
    const answers$ = new Subject<void>();
    const { user } = open({
      lender: (terms) =>
        answers$.pipe(
          first(),
          mergeMap(() => atOnce(terms)),
        ),
    });
    await user.selectOptions(select('Deposit'), '£500');
    expect(chosen('Deposit')).toBe('£500');
    expect(figure()).toBe(figureOn({}));
    expect(cell('Customer Deposit')).toBe('£1,899.00');
    expect(screen.getByText('Working out your figures')).toBeTruthy();
    act(() => {
      answers$.next();
    });
    expect(figure()).toBe(figureOn({ deposit: 500, depositType: 'Amount' }));
    expect(cell('Customer Deposit')).toBe('£500.00');
  });

  it('says that figures could not be had, keeps the last ones and tries again [HT-4, ERR-29]', async () => {
    let fails = true;
    const { user } = open({
      lender: (terms) => (fails ? failing({ kind: 'timed-out' }) : atOnce(terms)),
    });
    await user.selectOptions(select('Finance Period'), '24 months');
    expect(figure()).toBe(figureOn({}));
    expect(heard()).toMatch(/^Figures on these terms could not be worked out/);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(figure()).toBe(figureOn({ months: 24 }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('turns all of the page to the other product [FIN-44]', async () => {
    const { user, choice, asked } = open();
    await user.click(screen.getByRole('radio', { name: 'HP' }));
    expect(choice.state$.value.product).toBe('HP');
    expect(cell('Optional Final Payment')).toBeUndefined();
    act(() => {
      choice.turnTo('PCP');
    });
    expect(cell('Optional Final Payment')).toBe('£3,725.00');
    expect(asked).toEqual([]);
  });

  it('flips to the product that has a quote, and says why [FIN-45]', async () => {
    const { user } = open({
      lender: (terms) => {
        const { HP: hp } = quotedOn(terms);
        return of(right({ [fiesta.stockId]: hp === undefined ? {} : { HP: hp } }));
      },
    });
    await user.selectOptions(select('Finance Period'), '24 months');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'HP' }).checked).toBe(true);
    expect(screen.getByText(/^No lender offers a PCP on these terms/)).toBeTruthy();
  });

  it('says where no lender quotes on the terms, and takes the next choice', async () => {
    const { user } = open({
      lender: (terms) => (terms.months === 24 ? of(right({})) : atOnce(terms)),
    });
    await user.selectOptions(select('Finance Period'), '24 months');
    expect(screen.getAllByText(/^No lender quotes on these terms/)).not.toHaveLength(0);
    await act(() => new Promise((done) => setTimeout(done, 520)));
    await user.selectOptions(select('Finance Period'), '36 months');
    expect(figure()).toBe(figureOn({ months: 36 }));
  });

  it('leads to the application only where the quote has one [FIN-19]', () => {
    const { container } = open();
    expect(screen.queryByRole('link', { name: 'Apply for finance' })).toBeNull();
    expect(container.textContent).not.toContain('Apply for finance');
  });

  it('names the lender, what it wants said and where to apply [FIN-19, FIN-53]', () => {
    open({
      change: {
        applicationLink: 'https://lender.example/apply/1',
        lender: 'Northern Motor Finance',
        notifications: ['The term was shortened to 48 months.', 'Ask about servicing.'],
      },
    });
    const apply = screen.getByRole('link', { name: 'Apply for finance' });
    expect(apply.getAttribute('href')).toBe('https://lender.example/apply/1');
    expect(screen.getByText('Finance from Northern Motor Finance')).toBeTruthy();
    expect(screen.getByText('The term was shortened to 48 months.')).toBeTruthy();
    expect(screen.getByText('Ask about servicing.')).toBeTruthy();
  });

  it('shows VAT payable with the deposit for hire purchase of a Commercial van alone [FIN-50, MF-3]', async () => {
    const van = aVan();
    const commercial = { ...van, price: { ...van.price, vatScheme: 'commercial' as const } };
    const { user } = open({ vehicle: commercial, change: { cashPrice: pounds(12_000) } });
    expect(cell('VAT payable with deposit')).toBeUndefined();
    await user.click(screen.getByRole('radio', { name: 'HP' }));
    expect(cell('VAT payable with deposit')).toBe('£2,400.00');
  });

  it('applies an approved rate, says so, and gives the original back [SEARCH-17, SEARCH-18]', async () => {
    const { user, asked, fake } = open({ stock: { approvedApr: 7.9 } });
    expect(asked).toEqual([{ ...STANDARD.terms, approvedApr: 7.9 }]);
    expect(cell('APR')).toBe('7.9%');
    expect(screen.getByText('Your approved APR of 7.9% has been applied')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore the original APR' }));
    expect(fake.ratesForgotten()).toBe(1);
  });

  it('is marked an illustration, opens to its sums, and leads to the calculator [FIN-24]', () => {
    open();
    expect(screen.getByRole('region', { name: /^Illustration: Personal contract/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'How this adds up' })).toBeTruthy();
    expect(screen.getByText('Check before you apply')).toBeTruthy();
    expect(
      screen
        .getByRole('link', { name: 'Work out another amount with the finance calculator' })
        .getAttribute('href'),
    ).toBe('/car-finance/calculator/');
  });

  it('is a form that the vehicle’s own page answers without script [ROUTE-41, FIN-41]', () => {
    open();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Personalise your finance' });
    expect(form.getAttribute('action')).toMatch(/^\/used\/cars\/.*\/#finance-personalise$/);
    expect([...new FormData(form)]).toEqual([
      ['finance_type', 'PCP'],
      ['finance_deposit', '20'],
      ['finance_mileage', '8000'],
      ['finance_term', '48'],
    ]);
  });

  it('opens on the terms of the address, with their figures [ROUTE-42]', () => {
    const terms: QuoteTerms = { ...STANDARD.terms, deposit: 0, depositType: 'Amount', months: 36 };
    open({ addressed: { terms, quotes: { kind: 'loaded', value: quotedOn(terms) } } });
    expect(chosen('Deposit')).toBe('£0');
    expect(chosen('Finance Period')).toBe('36 months');
    expect(figure()).toBe(figureOn(terms));
  });

  it('has nothing to stumble over, and comes from the server as it is taken over', async () => {
    const { container } = open({ change: { lender: 'Northern Motor Finance', reference: 'Q1' } });
    expect(await stumblingBlocks(container)).toEqual([]);
    const { html, complaints } = await throughTheServer(panelOf({}).view, appOver(atOnce).app);
    expect(html).toContain('name="finance_deposit"');
    expect(html).not.toMatch(/\sstyle="/);
    expect(complaints).toEqual([]);
  });
});
