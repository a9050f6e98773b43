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
  folder = mkdtempSync(join(tmpdir(), 'forecourt-batch-'));
  sandbox = await openSandbox({ folder, firstStock: 5 });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const overTheLine: OpenBackEnd = () =>
  Promise.resolve({ line: { transport: sandbox.transport }, close: () => Promise.resolve() });
const inProcess: OpenBackEnd = async (terminal, api) => ({
  ...(await overTheLine(terminal, api)),
  valuations: sandbox.valuations,
  worth: sandbox.worth,
});

async function batch(
  open: OpenBackEnd,
  words: readonly string[],
  lines: readonly object[],
): Promise<{ readonly exitCode: number; readonly answers: readonly Record<string, unknown>[] }> {
  const answers: Record<string, unknown>[] = [];
  async function* typed() {
    for (const line of lines) yield await Promise.resolve(JSON.stringify(line));
  }
  const exitCode = await runForecourt(
    ['valuation', ...words, '--batch'],
    {
      say: (line) => answers.push(JSON.parse(line) as Record<string, unknown>),
      complain: () => undefined,
      environment: {},
      input: typed(),
    },
    open,
  );
  return { exitCode, answers };
}

const LOOKED_UP = [
  { vrm: 'JB19 KLM', mileage: '42k' },
  { vrm: 'TU19 NFD', mileage: 1000 },
  { vrm: 'TU19 ERR', mileage: 1000 },
  { vrm: 'TU19 VAL', mileage: 1000 },
  { vrm: 'QQ', mileage: 1000 },
  { vrm: '“; DROP', mileage: 0 },
  { vrm: 'JB19KLM' },
];
const SOMEBODY = ['--name', 'Ann Bell', '--email', 'ann@example.org', '--branch', 'bolton'];

describe('A batch of valuations', () => {
  it.each(['a', 'b'])(
    'is answered in reading %s as it is over a line, faults and all [CALL-04, CALL-05]',
    async (reading) => {
      const words = ['lookup', '--reading', reading];
      const told = await batch(inProcess, words, LOOKED_UP);
      expect(told).toEqual(await batch(overTheLine, words, LOOKED_UP));
      expect(told.exitCode).toBe(2);
      expect(told.answers.map((answer) => answer['found'] ?? 'error')).toEqual([
        true,
        false,
        'error',
        true,
        false,
        false,
        'error',
      ]);
    },
  );

  it('makes prices that stand wherever they are asked for, once for a key [CALL-06, CALL-09]', async () => {
    const lines = [
      { vrm: 'JB19KLM', mileage: 42_000, key: 'one' },
      { vrm: 'JB19KLM', mileage: 42_000, key: 'one' },
      { vrm: 'MK66PRT', mileage: 70_000, key: 'one' },
      { vrm: 'TU19RFS', mileage: 42_000 },
    ];
    const words = ['process', ...SOMEBODY, '--terms'];
    const { answers, exitCode } = await batch(inProcess, words, lines);
    expect(exitCode).toBe(2);
    const [first, again, another, refused] = answers;
    expect(again).toEqual(first);
    expect(another?.['error']).toContain('409');
    expect(refused?.['error']).toContain('No price can be given for this vehicle.');
    const { answers: shown } = await batch(overTheLine, ['show'], [{ hash: first?.['hash'] }]);
    expect(shown[0]).toMatchObject({ average: first?.['average'] });
    // What is no hash, and one that nobody was given.
    const unknown = await batch(
      inProcess,
      ['show'],
      [{ hash: '../process' }, { hash: '0'.repeat(32) }],
    );
    expect(unknown.answers.every((answer) => 'error' in answer)).toBe(true);
  });

  it('tells what vehicles are worth, as a price for somebody would be, and stores nothing', async () => {
    const [worth, none, refused] = (
      await batch(
        inProcess,
        ['worth'],
        [
          { vrm: 'AB21CDE', mileage: 30_000 },
          { vrm: 'TU19NFD', mileage: 1 },
          { vrm: 'TU19RFS', mileage: 1 },
        ],
      )
    ).answers;
    expect(none).toMatchObject({ found: false, vrm: null, average: null });
    expect(refused?.['error']).toContain('No price can be given for this vehicle.');
    const lookup = await batch(inProcess, ['lookup'], [{ vrm: 'AB21CDE', mileage: 30_000 }]);
    expect(lookup.answers[0]).toMatchObject({ found: true, existing: false });
    const [made] = (
      await batch(
        inProcess,
        ['process', ...SOMEBODY, '--terms'],
        [{ vrm: 'AB21CDE', mileage: 30_000 }],
      )
    ).answers;
    expect(worth).toMatchObject({
      belowAverage: made?.['belowAverage'],
      average: made?.['average'],
      showroom: made?.['showroom'],
    });
    expect((await batch(overTheLine, ['worth'], [])).exitCode).toBe(1);
  });
});
