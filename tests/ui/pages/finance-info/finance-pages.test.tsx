import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calculatorRates } from '../../../../core/finance/public';
import { CanIGetCreditPage } from '../../../../ui/pages/finance-info/can-i-get-credit-page';
import { CarFinancePage } from '../../../../ui/pages/finance-info/car-finance-page';
import { PoorCreditPage } from '../../../../ui/pages/finance-info/poor-credit-page';
import { stumblingBlocks, throughTheServer } from '../../../support/browser/show';
import { fakeApp } from '../../../support/fakes/app';

const rates = calculatorRates({});

const PAGES = [
  ['Car finance', <CarFinancePage key="car-finance" />],
  ['Car finance with poor credit', <PoorCreditPage key="poor-credit" />],
  ['Can I get credit?', <CanIGetCreditPage key="can-i-get-credit" />],
] as const;

const open = (page: (typeof PAGES)[number][1]) => throughTheServer(page, fakeApp(), rates);

describe('the pages about finance', () => {
  it.each(PAGES)(
    '%s comes whole from the server, with its example [ROUTE-44, ROUTE-46]',
    async (name, page) => {
      const { html, complaints } = await open(page);
      expect(complaints).toEqual([]);
      document.body.innerHTML = html;
      expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
        name,
      ]);
      const example = screen.getByRole('region', { name: 'Representative example' }).textContent;
      for (const part of [
        '12.18%',
        '£10.00',
        '£17,530.00',
        '13.6%',
        '£18,530.00',
        '£24,844.40',
        '£397.24',
      ]) {
        expect(example).toContain(part);
      }
      expect(screen.getByRole('link', { name: 'Visit MoneyHelper' })).toBeTruthy();
      expect(await stumblingBlocks(document.body)).toEqual([]);
      document.body.innerHTML = '';
    },
  );

  it('none promises that a lender will say yes', async () => {
    for (const [, page] of PAGES) {
      const { html } = await open(page);
      expect(html).not.toMatch(/guarantee|no one refused|everyone accepted|instant approval/i);
    }
  });

  it('check before you apply: a free credit check that leaves the score alone [FIN-24]', async () => {
    document.body.innerHTML = (await open(PAGES[2][1])).html;
    expect(screen.getByRole('heading', { name: 'Check before you apply' })).toBeTruthy();
    expect(screen.getByText('Get a free credit check')).toBeTruthy();
    expect(screen.getByText(/does not change your score/)).toBeTruthy();
    document.body.innerHTML = '';
  });

  it('lead to the calculator, to cars by the month and to each other [ROUTE-39, ROUTE-44, ROUTE-46]', async () => {
    document.body.innerHTML = (await open(PAGES[0][1])).html;
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const address of [
      '/car-finance/calculator/',
      '/car-finance/poor-credit/',
      '/can-i-get-credit/',
      '/used/cars/search/?monthly_to=200',
    ]) {
      expect(addresses).toContain(address);
    }
    document.body.innerHTML = '';
  });

  it('set hire purchase and PCP side by side, line by line', async () => {
    document.body.innerHTML = (await open(PAGES[0][1])).html;
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'What is compared',
      'Hire purchase (HP)',
      'Personal contract purchase (PCP)',
    ]);
    const term = screen.getByRole('row', { name: /Longest term/ });
    expect(term.textContent).toContain('60 months');
    expect(term.textContent).toContain('48 months');
    document.body.innerHTML = '';
  });
});
