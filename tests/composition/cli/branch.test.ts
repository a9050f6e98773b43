import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forecourtIn } from './forecourt-in';

interface Away {
  readonly slug: string;
  readonly name: string;
  readonly miles: number;
}

describe('forecourt branch', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-branch-'));
    await forecourt('stock', 'generate', '--count', '5');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const forecourt = (...words: readonly string[]) => forecourtIn(folder, words);

  it('lists all branches with whether each is open [BRANCH-02]', async () => {
    const { exitCode, out } = await forecourt('branch', 'list', '--json');
    expect(exitCode).toBe(0);
    const branches = JSON.parse(out.join('\n')) as readonly Record<string, string>[];
    expect(branches.map(({ slug }) => slug)).toEqual([
      'bolton',
      'chester',
      'crewe',
      'liverpool',
      'stafford',
      'stockport',
      'stoke',
      'wrexham',
    ]);
    for (const { opening } of branches) expect(opening).toMatch(/^(Open|Closed)/);
  });

  it('shows one, by the longer name of its town too [BRANCH-07, BRANCH-08, ROUTE-38]', async () => {
    const { exitCode, out } = await forecourt('branch', 'show', 'stoke-on-trent', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(out.join('\n'))).toMatchObject({
      slug: 'stoke',
      address: ['Festival Court', '7 Leek Road', 'Stoke-on-Trent', 'Staffordshire', 'ST4 2YY'],
      hours: [
        {
          department: 'Showroom',
          week: [{ days: 'Monday to Friday', hours: '9:00 to 18:00' }, {}, {}],
        },
        { department: 'Service and MOT' },
      ],
    });
  });

  it('sorts them by distance [BR-3]', async () => {
    const { exitCode, out } = await forecourt('branch', 'nearest', 'ch1 4qq', '--json');
    expect(exitCode).toBe(0);
    const found = JSON.parse(out.join('\n')) as readonly Away[];
    expect(found[0]).toMatchObject({ slug: 'chester', name: 'Forecourt Chester' });
    const miles = found.map((one) => one.miles);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    expect(found).toHaveLength(8);
  });

  it.each([
    [['show', 'atlantis'], /^There is no branch atlantis; there are bolton, /],
    [['nearest', 'BX1'], /^We do not know where BX1 is\./],
    [['nearest', 'Chester'], /^That is not a postcode\./],
  ])('ends with 2 and one line for %j', async (words, line) => {
    const { exitCode, out, err } = await forecourt('branch', ...words, '--json');
    expect([exitCode, out, err.length]).toEqual([2, [], 1]);
    expect(err[0]).toMatch(line);
  });
});
