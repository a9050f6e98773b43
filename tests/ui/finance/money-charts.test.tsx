import { screen, within } from '@testing-library/react';
import { isLeft } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOfPlan, figuresOfQuote, planFinance } from '../../../core/finance/public';
import { pence, pounds } from '../../../core/kernel/money';
import { MoneyCharts } from '../../../ui/finance/money-charts/money-charts';
import { spreadLabels } from '../../../ui/finance/money-charts/spread-labels';
import { COLOURS, type ColourToken, type Look } from '../../../ui/theme/tokens';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { anHpQuote, aPcpQuote } from '../../support/mothers/quote';

const pcp = figuresOfQuote(
  aPcpQuote({ optionFee: pounds(10), totalAmountPayable: pence(12_310_35) }),
);

const tableRows = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('The chart of where the money goes', () => {
  it('has the same figures as a table, and both columns come to the same', () => {
    show(<MoneyCharts figures={pcp} />);
    expect(tableRows('What you pay')).toEqual([
      ['Deposit', '£1,899.00'],
      ['Payments', '£6,676.35'],
      ['Final payment', '£3,725.00'],
      ['Purchase fee', '£10.00'],
      ['Total', '£12,310.35'],
    ]);
    expect(tableRows('What it is for')).toEqual([
      ['Deposit', '£1,899.00'],
      ['Credit repaid', '£7,596.00'],
      ['Interest', '£2,805.35'],
      ['Purchase fee', '£10.00'],
      ['Total', '£12,310.35'],
    ]);
  });

  it('is told in words to those who do not see it', () => {
    show(<MoneyCharts figures={pcp} />);
    const chart = screen.getByRole('img', { name: /^What it is for/ });
    expect(chart.querySelector('desc')?.textContent).toBe(
      'Deposit £1,899.00, Credit repaid £7,596.00, Interest £2,805.35, Purchase fee £10.00',
    );
  });

  it('names every slice beside it, and draws even a fee of ten pounds', () => {
    show(<MoneyCharts figures={pcp} />);
    const chart = screen.getByRole('img', { name: /^What you pay/ });
    const slices = [...chart.querySelectorAll('g rect')];
    expect(slices).toHaveLength(4);
    for (const slice of slices) {
      expect(Number.parseFloat(slice.getAttribute('height') ?? '')).toBeGreaterThanOrEqual(0.125);
    }
    expect([...chart.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(
      'Purchase fee',
    );
  });

  it('draws no slice of nothing', () => {
    show(
      <MoneyCharts
        figures={figuresOfQuote(
          anHpQuote({ deposit: pounds(0), totalAmountPayable: pence(10_192_20) }),
        )}
      />,
    );
    const chart = screen.getByRole('img', { name: /^What you pay/ });
    expect(chart.querySelectorAll('g rect')).toHaveLength(1);
    expect(tableRows('What you pay')[0]).toEqual(['Deposit', '£0.00']);
  });

  it('leaves out a bar that a lender’s figures contradict, and keeps the table', () => {
    show(<MoneyCharts figures={figuresOfQuote(anHpQuote({ regularPayment: pounds(100) }))} />);
    expect(screen.queryByRole('img', { name: /^What it is for/ })).toBeNull();
    expect(tableRows('What it is for')).toContainEqual(['Interest', '-£1,596.00']);
    expect(screen.queryByRole('heading', { name: 'What you owe over time' })).toBeNull();
  });

  it.each(['light', 'dark'] as const)(
    'stands out from the page three to one in the %s look',
    (look) => {
      for (const colour of ['brand', 'ink', 'ink-soft'] as const) {
        expect(contrast(colour, 'paper', look)).toBeGreaterThanOrEqual(3);
        expect(contrast(colour, 'canvas', look)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast('brand', 'brand-wash', look)).toBeGreaterThanOrEqual(3);
      expect(contrast('ink', 'brand-wash', look)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('The chart of what is owed', () => {
  it('falls from the credit to nothing, with the whole schedule as a table', () => {
    show(<MoneyCharts figures={pcp} />);
    const chart = screen.getByRole('img', { name: /^What you owe over time/ });
    const points = (chart.querySelector('polyline')?.getAttribute('points') ?? '').split(' ');
    expect(points[0]).toBe('0,0');
    expect(points.at(-1)).toBe('48,100');
    expect(chart.querySelector('desc')?.textContent).toMatch(
      /^£7,596\.00 borrowed, £[\d,.]+ owed after 12 months, .*£0\.00 owed after 48 months$/,
    );
    const [head, ...rows] = [...(chart.closest('figure')?.querySelectorAll('table tr') ?? [])].map(
      (row) => [...row.children].map(({ textContent }) => textContent),
    );
    expect(head).toEqual(['Month', 'Payment', 'Interest', 'Still owed']);
    expect(rows).toHaveLength(48);
    expect(rows[0]?.slice(0, 2)).toEqual(['1', '£142.05']);
    expect(rows.at(-1)).toMatchObject(['48', '£3,735.00', {}, '£0.00']);
  });

  it.each([1, 2, 12, 13, 24, 36, 48, 60, 84])(
    'keeps the months below its line apart on a narrow phone, over %i of them',
    (months) => {
      const plan = planFinance({ credit: pounds(17_530), months, apr: 13.6 });
      if (isLeft(plan)) throw new Error(plan.left.kind);
      show(<MoneyCharts figures={figuresOfPlan(plan.right, 'HP')} />);
      const chart = screen.getByRole('img', { name: /^What you owe over time/ });
      const beneath = [...chart.querySelectorAll('text.quiet')].filter((label) =>
        label.getAttribute('x')?.endsWith('%'),
      );
      // What is left of 360 px beside the margins of the page and the panel; digits of half an em and more.
      const spans = beneath.map((label) => {
        const middle = (Number.parseFloat(label.getAttribute('x') ?? '') / 100) * 288;
        const wide = label.textContent.length * 8;
        const anchor = label.getAttribute('text-anchor');
        const from = anchor === 'start' ? middle : middle - (anchor === 'end' ? wide : wide / 2);
        return { from, to: from + wide };
      });
      expect(spans.length).toBeGreaterThan(1);
      spans.slice(1).forEach(({ from }, place) => {
        expect(from - (spans[place]?.to ?? Infinity)).toBeGreaterThan(8);
      });
      expect(beneath.map(({ textContent }) => textContent)).toEqual(
        beneath.map(({ textContent }) => String(Number(textContent))),
      );
      expect(within(chart).getByText('Months')).toBeTruthy();
    },
  );

  it('names what is left before the final payment, where there is one', () => {
    const { become } = show(<MoneyCharts figures={pcp} />);
    expect(screen.getByText(/before the final payment$/)).toBeTruthy();
    become(<MoneyCharts figures={figuresOfQuote(anHpQuote())} />);
    expect(screen.queryByText(/before the final payment$/)).toBeNull();
  });
});

describe('Any labels beside a bar', () => {
  it('stay in order, apart and, where there is room, within', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 15, noNaN: true }), { minLength: 1, maxLength: 5 }),
        (middles) => {
          const sorted = [...middles].sort((one, other) => one - other);
          const places = spreadLabels(sorted, 2.5, 1.25, 13.75);
          expect(places).toHaveLength(sorted.length);
          places.forEach((place, index) => {
            expect(place).toBeGreaterThanOrEqual(1.25 - 1e-9);
            expect(place).toBeLessThanOrEqual(13.75 + 1e-9);
            if (index > 0) {
              expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(2.5 - 1e-9);
            }
          });
        },
      ),
    );
  });
});

describe('The charts', () => {
  it('are accessible, clean of inline styles and taken over without a change', async () => {
    const view = <MoneyCharts figures={pcp} />;
    const { html, complaints } = await throughTheServer(view);
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\sstyle=/);
    const { container } = show(view);
    container.querySelectorAll('details').forEach((details) => {
      details.open = true;
    });
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});

function contrast(one: ColourToken, other: ColourToken, look: Look): number {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(COLOURS[name][look]))
    .sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
