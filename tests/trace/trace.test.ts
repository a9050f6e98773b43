import { describe, expect, it } from 'vitest';
import { coverageOf } from './coverage';
import { idsInRange } from './id-range';
import { knownIds, namedSet } from './known-ids';
import { idsInTitles } from './test-titles';

const idsIn = (source: string) => idsInTitles('price.test.ts', source).map(({ id }) => id);

// Planted titles are put together here, so that they are not taken for titles of this file.
const open = '[';
const planted = (text: string) => text.replaceAll('<', open).replaceAll('>', ']');

describe('ids in test titles', () => {
  it.each([
    ['a test', `it('adds a price <FILTER-13>', () => {})`, ['FILTER-13']],
    ['several ids', `it('adds <FILTER-13, CG-010>', () => {})`, ['FILTER-13', 'CG-010']],
    ['brackets side by side', `it('adds <FILTER-13><WE-001>', f)`, ['FILTER-13', 'WE-001']],
    ['a describe', `describe('prices <FIN-28>', () => {})`, ['FIN-28']],
    ['a template', 'it(`costs ${price} pounds <FIN-28>`, f)', ['FIN-28']],
    ['a table', `it.each(rows)('costs $price <FIN-28>', f)`, ['FIN-28']],
    ['a row of a table', `it.each(<<'whole <FIN-28>', 1>>)('%s', f)`, ['FIN-28']],
    ['brackets filled in later', `const a = 'RT-1'; it.each(rows)('copes <$id>', f)`, ['RT-1']],
    ['a browser test', `test.describe('search <SEARCH-01>', f)`, ['SEARCH-01']],
    ['a title in two halves', `it('long ' + 'title <FIN-28>', f)`, ['FIN-28']],
    ['a case', `it('older answer <SF-1>', f)`, ['SF-1']],
    ['an id outside brackets', `it('speaks of FILTER-13', f)`, []],
    ['another function', `say('adds <FILTER-13>')`, []],
    ['no id', `it('reads UTF-8', f)`, []],
  ])('are found in %s', (_, source, ids) => {
    expect(idsIn(planted(source))).toEqual(ids);
  });

  it('of a test that is switched off prove nothing, nor do those inside a group that is', () => {
    const source = planted(`
      it.skip('a <FIN-01>', f);
      it.todo('b <FIN-02>');
      describe.skip('c', () => { it('d <FIN-03>', f); });
      it('e <FIN-04>', f);
    `);
    const known = new Map([['FIN', ['FIN-01', 'FIN-02', 'FIN-03', 'FIN-04']]]);
    expect(coverageOf(known, idsInTitles('price.test.ts', source)).groups).toEqual([
      { group: 'FIN', covered: ['FIN-04'], missing: ['FIN-01', 'FIN-02', 'FIN-03'] },
    ]);
  });

  it('that no document knows are named with file and title', () => {
    const source = planted(`it('adds a price <FILTER-99>', f)`);
    expect(coverageOf(knownIds(), idsInTitles('price.test.ts', source)).unknown).toEqual([
      {
        id: 'FILTER-99',
        file: 'price.test.ts',
        title: planted('adds a price <FILTER-99>'),
        isOff: false,
      },
    ]);
  });
});

describe('the ids that exist', () => {
  it('are the requirements of every area, the worked examples, the conflicts and the cases', () => {
    const known = knownIds();
    const count = (group: string) => known.get(group)?.length;
    expect([...known.values()].flat().length).toBe(743 + 150 + 135 + 41);
    expect(count('FILTER')).toBe(39);
    expect(count('worked examples')).toBe(150);
    expect(count('conflicts')).toBe(135);
    expect(count('cases')).toBe(41);
  });

  it('include everything that the set of the search names', () => {
    const existing = new Set([...knownIds().values()].flat());
    const search = namedSet('search') ?? [];
    expect(search.length).toBe(151);
    expect(search.filter((id) => !existing.has(id))).toEqual([]);
  });

  it('are written out from a range, with as many digits as the first has', () => {
    expect(idsInRange('FILTER-08..10')).toEqual(['FILTER-08', 'FILTER-09', 'FILTER-10']);
    expect(idsInRange('RT-1')).toEqual(['RT-1']);
  });

  it('do not come from a range that runs backwards or is none', () => {
    expect(() => idsInRange('FILTER-10..08')).toThrow('backwards');
    expect(() => idsInRange('filters')).toThrow('Not an id');
  });
});
