import { describe, expect, it } from 'vitest';
import { checkAprExample } from '../../audit/finance/examples/apr-example';
import { BMW_QUOTES } from '../../audit/finance/examples/bmw-quotes';
import { BUG_REPORTS_ON_MEANING } from '../../audit/finance/examples/bug-reports-on-meaning';
import { BUG_REPORTS_ON_ROUNDING } from '../../audit/finance/examples/bug-reports-on-rounding';
import { checkExamples, PUBLISHED_QUOTES } from '../../audit/finance/examples/check-examples';
import { checkQuote } from '../../audit/finance/examples/check-quote';
import { compared, isAsExpected } from '../../audit/finance/examples/compare';
import { checkLibrary } from '../../audit/finance/examples/library-vector';
import type { PublishedQuote } from '../../audit/finance/examples/published-quote';
import { penceOf } from '../../audit/finance/examples/read-figures';
import type { CheckedExample } from '../../audit/finance/model';

const ALL = checkExamples();

const of = (
  kind: CheckedExample['kind'],
  expectation: CheckedExample['expectation'] = 'agrees',
): readonly (readonly [string, CheckedExample])[] =>
  ALL.filter((one) => one.kind === kind && one.expectation === expectation).map((one) => [
    one.id,
    one,
  ]);

const figuresApart = ({ figures }: CheckedExample): readonly string[] =>
  figures.filter(({ agrees }) => !agrees).map(({ figure }) => figure);

describe('published quotes', () => {
  it.each(of('published quote'))(
    '%s is worked out as it is printed [FIN-11, CG-037]',
    (_id, one) => {
      expect(figuresApart(one)).toEqual([]);
      expect(one.figures.length).toBeGreaterThan(0);
    },
  );

  it.each(of('published quote', 'close only'))(
    '%s is near what is printed, and no more than near [FIN-11]',
    (_id, one) => {
      expect(figuresApart(one)).toEqual([]);
      expect(one.figures.some(({ difference }) => difference !== 0)).toBe(true);
    },
  );

  it.each(of('published quote', 'contradicts itself'))(
    '%s is caught contradicting itself [FIN-11, CG-038]',
    (_id, one) => {
      expect(figuresApart(one)).not.toEqual([]);
    },
  );

  it('that contradict themselves say why, which no record that agrees does', () => {
    const agreeing = new Set(
      ALL.filter(({ expectation }) => expectation === 'agrees').map(({ note }) => note),
    );
    const flagged = ALL.filter(({ expectation }) => expectation === 'contradicts itself');
    expect(flagged.filter(({ note = '' }) => note === '' || agreeing.has(note))).toEqual([]);
    expect(flagged.filter(({ note = '' }) => !/\d/.test(note))).toEqual([]);
  });

  it('are all there: 41 exact in pounds or euros to the penny or two, 2 flat more [FIN-11]', () => {
    expect(of('published quote')).toHaveLength(43);
    expect(of('published quote', 'close only')).toHaveLength(6);
    expect(of('published quote', 'contradicts itself')).toHaveLength(9);
    const exact = PUBLISHED_QUOTES.filter(({ strength }) => strength === 'exact');
    expect(exact.filter(({ residualPence }) => residualPence === 0)).toHaveLength(42);
    expect(Math.max(...exact.map(({ residualPence }) => Math.abs(residualPence)))).toBe(1);
  });

  it('catch the broker whose total is 1,000 short of its own payments [CG-038]', () => {
    const broker = ALL.find(({ id }) => id === 'broker-hp-23000');
    expect(broker?.figures.find(({ figure }) => figure.includes('added up'))?.difference).toBe(
      1000_00,
    );
  });
});

describe('official examples and other people’s vectors', () => {
  it.each([...of('official example'), ...of('library vector')])(
    '%s comes out [FIN-11]',
    (_id, one) => {
      expect(figuresApart(one)).toEqual([]);
    },
  );

  it.each([
    ...of('official example', 'contradicts itself'),
    ...of('library vector', 'contradicts itself'),
  ])('%s is caught [FIN-11]', (_id, one) => {
    expect(figuresApart(one)).not.toEqual([]);
  });

  it('are some seventy, two of them known to be wrong [FIN-11]', () => {
    expect([of('official example').length, of('library vector').length]).toEqual([14, 55]);
  });
});

describe('public bug reports', () => {
  it.each(of('bug report'))('%s is answered right [MF-4]', (_id, one) => {
    expect(figuresApart(one)).toEqual([]);
  });

  it('are all 21 [MF-4]', () => {
    const numbers = [...BUG_REPORTS_ON_ROUNDING, ...BUG_REPORTS_ON_MEANING].map(
      ({ number }) => number,
    );
    expect(numbers).toEqual(Array.from({ length: 21 }, (_, place) => place + 1));
  });
});

describe('every example', () => {
  it('is found as it should be, under a name of its own [FIN-11]', () => {
    expect(ALL.filter(({ asExpected }) => !asExpected).map(({ id }) => id)).toEqual([]);
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  });

  it('comes out the same when asked twice [FIN-11]', () => {
    expect(checkExamples()).toEqual(ALL);
  });
});

describe('a planted lie', () => {
  const [quote] = BMW_QUOTES;
  if (quote === undefined) throw new Error('there is a first quote');

  const lying = (printed: Partial<PublishedQuote['printed']>): CheckedExample =>
    checkQuote({ ...quote, printed: { ...quote.printed, ...printed } });

  it('of a penny in the monthly is flagged [FIN-11]', () => {
    const found = lying({ monthly: '380.66' });
    expect(found.asExpected).toBe(false);
    expect(figuresApart(found)).toContain('monthly');
  });

  it('of a penny in the total is flagged [CG-038]', () => {
    expect(figuresApart(lying({ totalAmountPayable: '28734.85' }))).toEqual([
      'total amount payable',
      'total amount payable, added up from the printed payments',
    ]);
  });

  it('of a tenth in the APR is flagged [FIN-11]', () => {
    const found = checkQuote({ ...quote, terms: { ...quote.terms, apr: '11.8' } });
    expect(figuresApart(found)).toEqual([
      'monthly',
      'APR of the printed payments',
      'total amount payable',
    ]);
  });

  it('that claims a contradiction where there is none is flagged [FIN-11]', () => {
    expect(checkQuote({ ...quote, strength: 'inconsistent' }).asExpected).toBe(false);
  });

  it('that claims only nearness where all is exact is flagged [FIN-11]', () => {
    expect(checkQuote({ ...quote, strength: 'close' }).asExpected).toBe(false);
  });

  it('of terms that make no agreement agrees with nothing [FIN-12]', () => {
    const found = checkQuote({ ...quote, terms: { ...quote.terms, months: 0 } });
    expect(found.asExpected).toBe(false);
    expect(figuresApart(found)).toContain('monthly');
  });

  it('in an APR or a vector is flagged [FIN-11]', () => {
    const flows = [{ amount: '-100' }, { amount: '110', years: 1 }];
    const apr = { id: 'x', kind: 'official example', source: 'a test', flows } as const;
    expect(checkAprExample({ ...apr, shown: '10.0', exact: '10.000000' }).asExpected).toBe(true);
    expect(checkAprExample({ ...apr, shown: '10.1' }).asExpected).toBe(false);
    expect(checkAprExample({ ...apr, exact: '10.000010' }).asExpected).toBe(false);
    expect(checkAprExample({ ...apr, exact: '10.0', flows: [{ amount: '-100' }] }).asExpected).toBe(
      false,
    );
    const vector = { id: 'x', call: 'x', method: 'x', computed: () => 2 };
    const [right, wrong] = checkLibrary({
      source: 'a test',
      vectors: [
        { ...vector, expected: '2.000' },
        { ...vector, expected: '2.002' },
      ],
    });
    expect([right?.asExpected, wrong?.asExpected]).toEqual([true, false]);
  });
});

describe('comparing', () => {
  const apart = compared('x', 'pence', 100, 103, 2);
  const near = compared('x', 'pence', 100, 102, 2);
  const same = compared('x', 'pence', 100, 100, 2);

  it('says how far apart two figures are, and whether that still agrees [FIN-11]', () => {
    expect(apart).toMatchObject({ difference: 3, agrees: false });
    expect(near).toMatchObject({ difference: 2, agrees: true });
    expect(compared('x', 'pence', 100, Number.NaN, 2).agrees).toBe(false);
  });

  it('expects of a close one to be within, and apart [FIN-11]', () => {
    expect(isAsExpected('close only', [near, same])).toBe(true);
    expect(isAsExpected('close only', [same])).toBe(false);
    expect(isAsExpected('close only', [near, apart])).toBe(false);
  });

  it('expects of a contradiction to be found, and of nothing nothing [FIN-11]', () => {
    expect(isAsExpected('contradicts itself', [same, apart])).toBe(true);
    expect(isAsExpected('contradicts itself', [same])).toBe(false);
    expect(isAsExpected('agrees', [same, near])).toBe(true);
    expect(isAsExpected('agrees', [same, apart])).toBe(false);
    expect(isAsExpected('agrees', [])).toBe(false);
  });

  it('reads printed money to the penny and refuses what is none [FIN-11]', () => {
    expect(penceOf('1,234.56')).toBe(123_456);
    expect(() => penceOf('POA')).toThrow('Not an amount of money: POA');
  });
});
