import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckedExample, Law } from '../../audit/finance/model';
import { runAudit } from '../../audit/finance/report/run-audit';
import { agreeingExample, brokenLaw, drawingLaw, lyingExample } from './report-orders';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finance-audit-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function run(
  words: readonly string[],
  laws: readonly Law[] = [drawingLaw()],
  examples: readonly CheckedExample[] = [agreeingExample],
) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = runAudit(words, {
    laws,
    checkExamples: () => examples,
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, said, complaints };
}

const written = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('npm run audit:finance', () => {
  it('writes both reports, sums up in a few lines and ends with 0', () => {
    const { code, said, complaints } = run(['--seed', '5', '--cases', '30', '--out', folder]);
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    expect(said).toEqual([
      'Laws      1 of 1 held, 30 cases, seed 5',
      'Twice     1 of 1 agree, 30 cases, 90 figures in 50 digits: whole pence the same but for 1 at the edge of their rounding, unrounded figures within 1e-12 of their size',
      'Examples  1 checked: 1 agree, 0 close, 0 flagged, 0 not as expected',
      expect.stringMatching(/^Open {6}\d+ points for a person to settle$/),
      `Report    ${folder}/finance-audit.html, ${folder}/finance-audit.json`,
      'Everything is as it should be.',
    ]);
    expect(JSON.parse(written('finance-audit.json'))).toMatchObject({ seed: 5, cases: 30 });
    expect(written('finance-audit.html')).toContain('Everything is as it should be');
  });

  it('ends quietly, its reports written, where whoever reads its lines wants no more of them', async () => {
    const auditing = spawn(
      process.execPath,
      ['--import', 'tsx', 'audit/finance/run.ts', '--cases', '2', '--out', folder],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    auditing.stdout.destroy();
    let complaints = '';
    auditing.stderr.on('data', (text: Buffer) => {
      complaints += text.toString();
    });
    await once(auditing, 'close');
    expect({ code: auditing.exitCode, complaints }).toEqual({ code: 0, complaints: '' });
    expect(written('finance-audit.html')).toContain('</html>');
  }, 30_000);

  it('ends with 1 where a law is broken, and says so on the terminal and at the top of the page', () => {
    const { code, said } = run(['--out', folder], [drawingLaw(), brokenLaw]);
    expect(code).toBe(1);
    expect(said).toContain('  ! The law “planted-lie” is broken: number 10.');
    expect(said.at(-1)).toBe('Not everything is as it should be.');
    expect(written('finance-audit.html')).toContain('Not everything is as it should be');
  });

  it('ends with 1 where an example does not come out as printed', () => {
    const { code, said } = run(['--out', folder], [drawingLaw()], [agreeingExample, lyingExample]);
    expect(code).toBe(1);
    expect(said).toContain('  ! The example “a-liar” should agree and does not: monthly.');
  });

  it.each([
    [['--seed', 'abc'], '--seed wants a whole number from 0 to 2147483647, not “abc”'],
    [
      ['--seed', '2147483648'],
      '--seed wants a whole number from 0 to 2147483647, not “2147483648”',
    ],
    [['--seed', '1.5'], '--seed wants a whole number from 0 to 2147483647, not “1.5”'],
    [['--seed', ''], '--seed wants a whole number from 0 to 2147483647, not “”'],
    [['--cases', '0'], '--cases wants a whole number from 1 to 1000000, not “0”'],
    [['--out', ' '], '--out wants the name of a folder'],
    [['--sed', '1'], expect.stringContaining('--sed')],
    [['here'], expect.stringContaining('here')],
  ])('refuses %j with one clear line and ends with 2', (words, why) => {
    const { code, said, complaints } = run(words);
    expect({ code, said }).toEqual({ code: 2, said: [] });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]?.slice('audit:finance: '.length)).toEqual(why);
    expect(complaints[0]).not.toContain('\n');
  });

  it('ends with 2 where the report cannot be written', () => {
    const file = join(folder, 'in-the-way');
    writeFileSync(file, '');
    const { code, complaints } = run(['--out', join(file, 'reports')]);
    expect(code).toBe(2);
    expect(complaints).toEqual([expect.stringContaining('the report cannot be written')]);
  });

  it('explains its options when asked', () => {
    const { code, said } = run(['--help']);
    expect(code).toBe(0);
    expect(said.join('\n')).toContain('--seed N');
  });
});
