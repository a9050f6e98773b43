import { isRight } from 'fp-ts/Either';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  figuresOfPlan,
  figuresOfQuote,
  planFinance,
  type AgreementFigures,
  type PlanRequest,
} from '../../../core/finance/public';
import { pence, pounds } from '../../../core/kernel/money';
import { HowItAddsUp } from '../../../ui/finance/how-it-adds-up/how-it-adds-up';
import { show, stumblingBlocks, throughTheServer } from '../../support/browser/show';
import { anHpQuote, aPcpQuote } from '../../support/mothers/quote';

function figuresOf(request: PlanRequest, product: 'HP' | 'PCP' = 'HP'): AgreementFigures {
  const plan = planFinance(request);
  if (!isRight(plan)) throw new Error(plan.left.kind);
  return figuresOfPlan(plan.right, product);
}

const CALCULATOR: PlanRequest = {
  credit: pounds(17_530),
  months: 60,
  apr: 13.6,
  deposit: pounds(1000),
  fee: pounds(10),
};

/** What a figure shows shut, and the words behind it. */
function opened(name: string) {
  const summary = screen.getAllByText(name, { selector: 'summary .title' })[0]?.closest('summary');
  const details = summary?.closest('details');
  if (!(details instanceof HTMLDetailsElement)) throw new Error(`No figure is named ${name}`);
  details.open = true;
  return {
    figure: summary?.querySelector('.chosen')?.textContent,
    words: details.textContent.replace(/\s+/g, ' '),
    rows: [...details.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td:last-child')].map(({ textContent }) => textContent),
    ),
  };
}

describe('How this adds up', () => {
  it('shows every figure of the calculator as it opens, each with its sum [FIN-04]', () => {
    show(<HowItAddsUp figures={figuresOf(CALCULATOR)} />);
    expect(screen.getByRole('heading', { name: 'How this adds up' })).toBeTruthy();
    expect(opened('Amount of credit')).toMatchObject({
      figure: '£17,530.00',
      rows: [
        ['Cash price', '£18,530.00'],
        ['Customer deposit', '£1,000.00'],
        ['Amount of credit', '£17,530.00'],
      ],
    });
    expect(opened('Total of monthly payments').rows).toEqual([
      ['Monthly payment60 × £397.24', '£23,834.40'],
      ['Total of monthly payments', '£23,834.40'],
    ]);
    expect(opened('Total amount payable').rows).toEqual([
      ['Customer deposit', '£1,000.00'],
      ['Total of monthly payments', '£23,834.40'],
      ['Option to purchase fee', '£10.00'],
      ['Total amount payable', '£24,844.40'],
    ]);
    expect(opened('Total cost of credit')).toMatchObject({ figure: '£6,314.40' });
  });

  it('shows the rate of a month and the annuity factor, in words and as a formula [FIN-11]', () => {
    show(<HowItAddsUp figures={figuresOf(CALCULATOR)} />);
    const { figure, words } = opened('Monthly payment');
    expect(figure).toBe('£397.24');
    expect(words).toContain('It is 1.0683%.');
    expect(words).toContain('i = (1 + 13.6 ÷ 100)1/12 − 1 = 0.0106827676');
    expect(words).toContain('what £1 a month for 60 months is worth on the first day');
    expect(words).toContain('a = (1 − (1 + i)−60) ÷ i = 44.1292');
    expect(words).toContain('£17,530.00 ÷ a = £397.2419, which is £397.24');
  });

  it('can be followed with the digits it prints', () => {
    show(<HowItAddsUp figures={figuresOf(CALCULATOR)} />);
    const { words } = opened('Monthly payment');
    const printed = (pattern: RegExp) => Number(pattern.exec(words)?.[1]);
    const rate = printed(/− 1 = ([\d.]+)/);
    expect((1 + rate) ** 12 - 1).toBeCloseTo(0.136, 8);
    const factor = printed(/÷ i = ([\d.]+)/);
    expect((1 - (1 + rate) ** -60) / rate).toBeCloseTo(factor, 6);
    expect((17_530 / factor).toFixed(2)).toBe('397.24');
  });

  it('takes the worth of the final payment off the credit first', () => {
    const figures = figuresOf(
      { credit: pounds(20_682), months: 47, apr: 11.9, finalPayment: pence(9844_29) },
      'PCP',
    );
    show(<HowItAddsUp figures={figures} />);
    const { figure, words } = opened('Monthly payment');
    expect(figure).toBe('£380.65');
    expect(words).toContain('The final payment is paid after 48 months');
    expect(words).toContain('£9,844.29 ÷ (1 + i)48 = £6,278.61');
    expect(words).toMatch(/£20,682\.00 − £6,278\.61\d\d = £14,403\.38\d\d/);
    expect(words).toContain('which is £380.65');
  });

  it.each([
    ['in-apr', pounds(3000), 'The final payment with the fee is paid after 37 months', '£3,010.00'],
    ['in-apr', pounds(0), 'The fee is paid after 36 months', '£10.00'],
    [
      'in-final-payment',
      pounds(3000),
      'The final payment without the fee is paid after 37 months',
      '£2,990.00',
    ],
  ] as const)('says how a fee that is %s is priced', (feeTreatment, finalPayment, said, amount) => {
    const figures = figuresOf(
      { credit: pounds(8000), months: 36, apr: 9.9, fee: pounds(10), finalPayment, feeTreatment },
      finalPayment > 0 ? 'PCP' : 'HP',
    );
    show(<HowItAddsUp figures={figures} />);
    const { words } = opened('Monthly payment');
    expect(words).toContain(said);
    expect(words).toContain(`${amount} ÷ (1 + i)`);
  });

  it('shares the credit equally where there is no interest, the odd pence in one payment [MF-4]', () => {
    show(<HowItAddsUp figures={figuresOf({ credit: pounds(1000), months: 36, apr: 0 })} />);
    expect(opened('Monthly payment').words).toContain('a = 36, as there is no interest');
    expect(opened('Total of monthly payments').rows).toEqual([
      ['One payment with the odd pence', '£27.70'],
      ['Monthly payment35 × £27.78', '£972.30'],
      ['Total of monthly payments', '£1,000.00'],
    ]);
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  });

  it('shows the APR the payments bear, with the fee [FIN-04]', () => {
    show(<HowItAddsUp figures={figuresOf(CALCULATOR)} />);
    const { figure, words } = opened('APR');
    expect(figure).toBe('13.6%');
    expect(words).toContain('APR = 13.6148%, shown to one decimal: 13.6%');
    expect(words).not.toContain('do not bear');
  });

  it('takes a lender’s APR of two decimals for the one decimal it is shown to [FIN-04, FIN-22]', () => {
    show(<HowItAddsUp figures={figuresOf({ ...CALCULATOR, apr: 13.61, fee: pence(0) })} />);
    expect(opened('APR').words).toContain('shown to one decimal: 13.6%');
    expect(opened('APR').words).not.toContain('do not bear');
  });

  it('says ten percent to one decimal where it says that it does [FIN-04]', () => {
    show(<HowItAddsUp figures={figuresOf({ ...CALCULATOR, apr: 10, fee: pence(0) })} />);
    expect(opened('APR').words).toContain('shown to one decimal: 10.0%');
  });

  it('keeps a lender’s total that its payments do not come to, and says by how much', () => {
    show(
      <HowItAddsUp
        figures={figuresOfQuote(anHpQuote({ totalAmountPayable: pence(11_091_20), apr: 10.9 }))}
      />,
    );
    const payable = opened('Total amount payable');
    expect(payable.figure).toBe('£11,091.20');
    expect(payable.rows.at(-1)).toEqual(['Total amount payable', '£12,091.20']);
    expect(payable.words).toContain('The lender states £11,091.20, £1,000.00 less than this sum.');
    const monthly = opened('Monthly payment');
    expect(monthly.figure).toBe('£169.87');
    expect(monthly.words).toMatch(/The payment asked is £169\.87, £\d\.\d\d more\./);
    expect(monthly.words).toContain('this payment is not among them');
    expect(opened('APR').words).toContain(
      'The APR stated is 10.9%, which these payments do not bear.',
    );
  });

  it('says where an APR of one decimal explains the pence', () => {
    show(<HowItAddsUp figures={figuresOfQuote(anHpQuote({ regularPayment: pence(169_75) }))} />);
    expect(opened('Monthly payment').words).toContain('and this payment is among them');
  });

  it('leaves out what a quote without payments cannot show, and nothing else', () => {
    show(<HowItAddsUp figures={figuresOfQuote(anHpQuote({ numberOfRegularPayments: 0 }))} />);
    const region = within(screen.getByRole('region', { name: 'How this adds up' }));
    expect(region.queryByText('APR')).toBeNull();
    expect(opened('Amount of credit').figure).toBe('£7,596.00');
    expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('is accessible, clean of inline styles and taken over without a change', async () => {
    const view = <HowItAddsUp figures={figuresOfQuote(aPcpQuote())} />;
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
