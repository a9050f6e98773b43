import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenBackEnd } from '../../../composition/cli/open-back-end';
import { runForecourt } from '../../../composition/cli/run-forecourt';
import { openSandbox, type Sandbox } from '../../../composition/modules/sandbox';

let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-valuation-'));
  sandbox = await openSandbox({ folder, firstStock: 5 });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const open: OpenBackEnd = () =>
  Promise.resolve({
    line: { transport: sandbox.transport },
    close: () => Promise.resolve(),
  });

async function valuation(words: readonly string[], input: readonly string[] = [], setting = '') {
  const out: string[] = [];
  const err: string[] = [];
  async function* typed() {
    for (const line of input) yield await Promise.resolve(line);
  }
  const exitCode = await runForecourt(
    ['valuation', ...words],
    {
      say: (line) => out.push(line),
      complain: (line) => err.push(line),
      environment: { VALUATION: setting },
      input: typed(),
    },
    open,
  );
  return { exitCode, out, err };
}

const jsonOf = async (...words: readonly string[]): Promise<Record<string, unknown>> => {
  const { exitCode, out, err } = await valuation([...words, '--json']);
  if (exitCode !== 0) throw new Error(err.join('\n'));
  return JSON.parse(out.join('\n')) as Record<string, unknown>;
};

const SAM = [
  ...['--mileage', '42,000', '--name', 'Sam Sample', '--email', 'sam.sample@example.org'],
  ...['--branch', 'chester', '--terms'],
];

describe('forecourt valuation', () => {
  it('looks up, processes and shows, in reading A [CALL-03, CALL-04, CALL-06, CALL-07, CALL-09]', async () => {
    const found = await jsonOf('lookup', ' jb19  klm', '--mileage', '42k');
    expect(found).toMatchObject({ found: true, existing: false, vehicle: { vrm: 'JB19KLM' } });
    const made = await jsonOf('process', 'JB19KLM', ...SAM);
    expect(Object.keys(made)).toEqual(['hash', 'belowAverage', 'average', 'showroom']);
    expect(made['average']).toMatch(/^\d+\.\d{2}$/);
    const shown = await jsonOf('show', String(made['hash']));
    expect(shown).toMatchObject({ ...made, mileage: 42_000, outOfDate: false });
    expect(JSON.stringify(shown)).not.toMatch(/sam|sample/i);
    const again = await jsonOf('lookup', 'JB19KLM', '--mileage', '42000');
    expect(again).toMatchObject({ found: true, existing: true, hash: made['hash'] });
  });

  it('does the same in reading B by its own calls, told by flag or setting [CALL-05, CALL-08, CALL-10]', async () => {
    const known = ['--telephone', '07700 900123', '--postcode', 'ch1 2ab'];
    const made = await jsonOf('process', 'JB20 KLM', ...SAM, ...known, '--reading', 'b');
    const shown = await jsonOf('show', String(made['hash']), '--reading', 'b');
    expect(shown).toMatchObject(made);
    const words = ['lookup', 'JB20KLM', '--mileage', '42000', '--json'];
    const { out } = await valuation(words, [], 'b');
    expect(JSON.parse(out.join('\n'))).toMatchObject({ existing: true, hash: made['hash'] });
    expect((await valuation(words, [], 'c')).exitCode).toBe(2);
  });

  it('prints how the price adds up', async () => {
    const made = await jsonOf('process', 'JB21KLM', ...SAM);
    const { out } = await valuation(['show', String(made['hash'])]);
    expect(out.join('\n')).toMatch(
      /Showroom +£[\d,]+\.00\nValid until[^]*How the Average price adds up:\nprice-when-new/,
    );
  });

  it('values once for one key', async () => {
    const first = await jsonOf('process', 'AB18 CDE', ...SAM, '--key', 'one');
    // Existing by now: the same is told again.
    expect(await jsonOf('process', 'AB18CDE', ...SAM, '--key', 'one')).toEqual(first);
  });

  it('answers a batch of lookups line by line', async () => {
    const { exitCode, out } = await valuation(
      ['lookup', '--batch'],
      [
        '{"vrm": "AB17 CDE", "mileage": 42000}',
        '{"vrm": "TU19 NFD", "mileage": "42k"}',
        '{"vrm": "AB17 CDE"}',
        '{"vrm": "AB17 CDE", "mileage": 1.5}',
        '{"vrm": "TU19 ERR", "mileage": 1}',
      ],
    );
    expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ found: true, existing: false }),
      { found: false, existing: false, vehicle: null },
      { error: 'mileage is missing.', line: 3 },
      { error: 'mileage must be whole miles, such as 42000, 42,000 or 42k.', line: 4 },
      {
        error: 'The back end refused to answer (status 500). The valuer cannot be reached.',
        line: 5,
      },
    ]);
    expect(exitCode).toBe(2);
  });

  it.each([
    [['--name', 'Cher'], '--name must be a first and a last name.'],
    [['--email', 'sam'], '--email cannot be read.'],
    [['--branch', 'nowhere'], '--branch must be one of: bolton,'],
    [['--mileage', '9,999,999'], '--mileage must be at most 999,999.'],
    [['--opt-in', 'pigeon'], '--opt-in must be some of: '],
  ])('refuses %j, and says why', async (words, why) => {
    const { exitCode, err } = await valuation(['process', 'AB19CDE', ...SAM, ...words]);
    expect({ exitCode, why: err.join('\n').slice(0, why.length) }).toEqual({ exitCode: 2, why });
  });

  it('needs the terms in reading A, and telephone and postcode in reading B', async () => {
    const withoutTerms = SAM.filter((word) => word !== '--terms');
    const a = await valuation(['process', 'AB19CDE', ...withoutTerms]);
    expect(a).toMatchObject({ exitCode: 2, err: ['--terms is missing.'] });
    const b = await valuation(['process', 'AB19CDE', ...SAM, '--reading', 'b']);
    expect(b).toMatchObject({ exitCode: 2, err: ['--telephone is missing.'] });
  });

  it.each([
    [['process', 'TU19 NFD', ...SAM], 'No vehicle is found.'],
    [['process', 'TU19 RFS', ...SAM], 'No price can be given for this vehicle.'],
    [['lookup', 'TU19 ERR', '--mileage', '1'], 'The valuer cannot be reached.'],
    [['show', '0'.repeat(32)], 'There is no such valuation.'],
  ])('ends %j with 1', async (words, why) => {
    const { exitCode, err } = await valuation(words);
    expect(exitCode).toBe(1);
    expect(err.join('\n')).toContain(why);
  });

  it('prints steps and moves of either reading, with their texts', async () => {
    const a = await jsonOf('steps', '--reading', 'a');
    expect(a).toMatchObject({ reading: 'a', start: 'start' });
    expect(a['steps']).toContainEqual(
      expect.objectContaining({
        step: 'about-you',
        title: 'About you',
        calls: ['process', 'fetch'],
      }),
    );
    expect(a['moves']).toContainEqual({
      from: 'start',
      event: 'submit',
      when: 'mark and mileage',
      to: 'start, looking up',
      does: ['begin-call', 'remove-vehicle', 'remove-price'],
      source: 'VALA-57',
    });
    const b = await jsonOf('steps', '--reading', 'b');
    expect((b['steps'] as readonly unknown[]).length).toBe(6);
    const { out } = await valuation(['steps']);
    expect(out.join('\n')).toMatch(/start +submit +mark and mileage +start, looking up +VALA-57/);
  });

  it('plays events from the beginning', async () => {
    const events = 'vrm=AB12CDE; mileage=42,000; submit; found; open vehicle-condition';
    const { played } = await jsonOf('steps', '--reading', 'a', '--play', events);
    expect((played as readonly { at: string }[]).map(({ at }) => at)).toEqual([
      'start',
      'start',
      'start, looking up',
      'successful-lookup',
      'start',
    ]);
    expect((await valuation(['steps', '--play', 'jump'])).exitCode).toBe(2);
  });
});
