import { describe, expect, it } from 'vitest';
import { idsInBrackets, type Claim } from './claim';
import { allOf, among, coverageOf, lineOf } from './coverage';
import { idsIn, idsInRange } from './id-range';
import { knownIds, namedSet } from './known-ids';
import { claimsInTitles } from './test-titles';

const idsInTitles = (source: string) => claimsInTitles('price.test.ts', source).map(({ id }) => id);

// Planted titles are put together here, so that they are not taken for titles of this file.
const open = '[';
const planted = (text: string) => text.replaceAll('<', open).replaceAll('>', ']');

describe('ids in the titles of a file that did not run', () => {
  it.each([
    ['a test', `it('adds a price <FILTER-13>', () => {})`, ['FILTER-13']],
    ['several ids', `it('adds <FILTER-13, CG-010>', () => {})`, ['FILTER-13', 'CG-010']],
    ['brackets side by side', `it('adds <FILTER-13><WE-001>', f)`, ['FILTER-13', 'WE-001']],
    [
      'a describe with a test',
      `describe('prices <FIN-28>', function () { it('a', f) })`,
      ['FIN-28'],
    ],
    ['a describe without tests', `describe('prices <FIN-28>', function () {})`, []],
    ['a range', `it('offers <WE-001 to WE-003>', f)`, ['WE-001', 'WE-002', 'WE-003']],
    ['a test that is switched off', `it.skip('adds <FIN-01>', f)`, ['FIN-01']],
    ['a template', 'it(`costs ${price} pounds <FIN-28>`, f)', ['FIN-28']],
    ['a table', `it.each(rows)('costs $price <FIN-28>', f)`, ['FIN-28']],
    ['a row of a table', `it.each(<<'whole <FIN-28>', 1>>)('%s', f)`, ['FIN-28']],
    ['brackets filled in later', `const a = 'RT-1'; it.each(rows)('copes <$id>', f)`, []],
    ['a browser test', `test.describe('cars <CC-01>', function () { test('a', f) })`, ['CC-01']],
    ['a title in two halves', `it('long ' + 'title <FIN-28>', f)`, ['FIN-28']],
    ['a case', `it('older answer <SF-1>', f)`, ['SF-1']],
    ['an id outside brackets', `it('speaks of FILTER-13', f)`, []],
    ['another function', `say('adds <FILTER-13>')`, []],
    ['no id', `it('reads UTF-8', f)`, []],
  ])('are found in %s', (_, source, ids) => {
    expect(idsInTitles(planted(source))).toEqual(ids);
  });

  it('prove nothing, and those that no document knows are named with file and title', () => {
    const source = planted(`it('adds a price <FILTER-99, FIN-01>', f)`);
    const { groups, unknown } = coverageOf(knownIds(), claimsInTitles('price.test.ts', source));
    expect(groups.flatMap(({ proved }) => proved)).toEqual([]);
    expect(groups.flatMap(({ notRun }) => notRun)).toEqual(['FIN-01']);
    expect(unknown).toEqual([
      {
        id: 'FILTER-99',
        file: 'price.test.ts',
        title: planted('adds a price <FILTER-99, FIN-01>'),
        outcome: 'not run',
      },
    ]);
  });
});

describe('what tests prove', () => {
  const known = new Map([
    ['FIN', ['FIN-01', 'FIN-02', 'FIN-03', 'FIN-04', 'FIN-05']],
    ['FOOT', ['FOOT-01']],
  ]);
  const claim = (id: string, outcome: Claim['outcome']): Claim => ({
    id,
    file: 'price.test.ts',
    title: 'a price',
    outcome,
  });
  const { groups } = coverageOf(known, [
    claim('FIN-01', 'passed'),
    claim('FIN-01', 'not run'),
    claim('FIN-02', 'passed'),
    claim('FIN-02', 'failed'),
    claim('FIN-03', 'not run'),
    claim('FIN-04', 'failed'),
  ]);

  it('is an id one of whose tests passed and none failed, each id in one list', () => {
    expect(groups[0]).toEqual({
      group: 'FIN',
      proved: ['FIN-01'],
      failed: ['FIN-02', 'FIN-04'],
      notRun: ['FIN-03'],
      withoutTest: ['FIN-05'],
    });
  });

  it('is told in a line, with what is amiss', () => {
    expect(groups.map(lineOf)).toEqual([
      `FIN                1 / 5    ${'█'.repeat(4)}${'░'.repeat(20)}  20 %  2 failed, 1 not run`,
      `FOOT               0 / 1    ${'░'.repeat(24)}   0 %`,
    ]);
    expect(allOf('all', groups).withoutTest).toEqual(['FIN-05', 'FOOT-01']);
  });

  it('is told of a set alone, groups without any of it left out', () => {
    expect(among(['FIN-04', 'FIN-05'], groups)).toEqual([
      {
        group: 'FIN',
        proved: [],
        failed: ['FIN-04'],
        notRun: [],
        withoutTest: ['FIN-05'],
      },
    ]);
  });
});

describe('the ids that exist', () => {
  it('are the requirements of every area, the worked examples, the conflicts and the cases', () => {
    const known = knownIds();
    const count = (group: string) => known.get(group)?.length;
    expect([...known.values()].flat().length).toBe(743 + 150 + 135 + 81);
    expect(count('FILTER')).toBe(39);
    expect(count('worked examples')).toBe(150);
    expect(count('conflicts')).toBe(135);
    expect(count('cases')).toBe(81);
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

  it('are found in a text singly and in ranges of either shape', () => {
    expect(idsIn('FIN-08, CG-036; WE-022 to WE-024 and ERR-34 to 36, CALL-03..04')).toEqual([
      ...['FIN-08', 'CG-036', 'WE-022', 'WE-023', 'WE-024'],
      ...['ERR-34', 'ERR-35', 'ERR-36', 'CALL-03', 'CALL-04'],
    ]);
    expect(idsIn('CG-032 to FIN-31, UTF-8')).toEqual(['CG-032', 'FIN-31', 'UTF-8']);
    expect(idsInBrackets(planted('WE-009 tells <WE-001 to WE-002> and <WE-002>'))).toEqual([
      'WE-001',
      'WE-002',
    ]);
  });

  it('have what goes wrong with finance in finance', () => {
    const errors = ['ERR-34', 'ERR-35', 'ERR-36'];
    const known = knownIds();
    expect(known.get('FIN')).toEqual(expect.arrayContaining(errors));
    expect(known.get('ERR')).not.toEqual(expect.arrayContaining(errors));
    expect(namedSet('finance')).toEqual(expect.arrayContaining(errors));
  });

  it('do not come from a range that runs backwards or is none', () => {
    expect(() => idsInRange('FILTER-10..08')).toThrow('backwards');
    expect(() => idsIn('WE-006 to WE-001')).toThrow('backwards');
    expect(() => idsInRange('filters')).toThrow('Not an id');
  });
});
