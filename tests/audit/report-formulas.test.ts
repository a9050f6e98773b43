import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FORMULAS } from '../../audit/finance/formulas/formulas';

const root = join(import.meta.dirname, '../..');

const stepsOf = (id: string) =>
  FORMULAS.find((formula) => formula.id === id)?.example.join('\n') ?? '';

/** A sum of a printed line, as a pocket calculator is told it. */
const SUM = /((?:[\d.,£()]+ [×÷+−] )+[\d.,£()]+) = (−?£?[\d.,]*\d)/g;

const numberOf = (text: string): number => Number(text.replace(/[£,]/g, '').replace('−', '-'));

/** Left to right with × and ÷ first, brackets before both: what the printed figures come to. */
function workOut(text: string): number {
  const bracket = /\(([^()]+)\)/.exec(text);
  if (bracket !== null) return workOut(text.replace(bracket[0], String(workOut(bracket[1] ?? ''))));
  const plus = text.lastIndexOf(' + ');
  const minus = text.lastIndexOf(' − ');
  const at = Math.max(plus, minus);
  if (at >= 0) {
    const rest = workOut(text.slice(at + 3));
    return workOut(text.slice(0, at)) + (at === plus ? rest : -rest);
  }
  return text.split(/ (?=[×÷] )/).reduce((product, piece, place) => {
    if (place === 0) return numberOf(piece);
    const factor = numberOf(piece.slice(2));
    return piece.startsWith('×') ? product * factor : product / factor;
  }, 1);
}

const sums = FORMULAS.flatMap(({ id, example }) =>
  example.flatMap((line) =>
    [...line.matchAll(SUM)]
      .map(([, sum = '', result = '']) => ({ id, sum, result }))
      .filter(({ sum }) => sum.split('(').length === sum.split(')').length),
  ),
);

describe('the formulas of the audit', () => {
  it('puts the calculator’s defaults through every formula [FIN-06, FIN-11]', () => {
    expect(stepsOf('rate-of-a-month')).toContain('i = 0.0106827676');
    expect(stepsOf('annuity-factor')).toContain('= 44.129285');
    expect(stepsOf('monthly-payment')).toContain('P = £397.24 a month');
    expect(stepsOf('totals')).toMatch(/£23,834\.40[^]*£24,844\.40[^]*£6,314\.40/);
    expect(stepsOf('apr-equation')).toMatch(/shown as 13\.6 %[^]*= £17,530\.00: the credit/);
    expect(stepsOf('option-fee')).toMatch(
      /59 × £397\.24, then £407\.24[^]*59 × £397\.12, then £407\.12/,
    );
    expect(stepsOf('zero-rate')).toMatch(/£292\.17[^]*£291\.97/);
    expect(stepsOf('final-payment')).toContain('in month 49');
  });

  it('finds sums to check in its lines', () => {
    expect(sums.length).toBeGreaterThan(15);
  });

  it.each(sums)('$sum comes to $result on a pocket calculator ($id)', ({ sum, result }) => {
    const decimals = result.split('.')[1]?.length ?? 0;
    // Operands are printed rounded, so a last place or two may move.
    const give =
      decimals > 2 ? Math.max(4 * 10 ** -decimals, Math.abs(numberOf(result)) * 2e-8) : 0.0051;
    expect(Math.abs(workOut(sum) - numberOf(result))).toBeLessThanOrEqual(give);
  });

  it.each(FORMULAS.map(({ id, where }) => ({ id, where })))(
    'points from $id to functions that are there',
    ({ where }) => {
      const files = [...where.matchAll(/[\w/-]+\.ts/g)].map(([file]) =>
        file.includes('/') ? file : `core/finance/arithmetic/${file}`,
      );
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
      const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
      const names = [...where.replace(/[\w/-]+\.ts|\([^)]*\)/g, '').matchAll(/[a-z]\w*[A-Z]\w*/g)];
      expect(names.length).toBeGreaterThan(0);
      expect(names.map(([name]) => name).filter((name) => !code.includes(name))).toEqual([]);
    },
  );

  it('explains every letter of its notation', () => {
    for (const { notation, symbols } of FORMULAS) {
      const explained = Object.keys(symbols).join(' ');
      const letters = notation.join(' ').match(/(?<![\p{L}_])[A-Z](?![\p{L}])/gu) ?? [];
      expect(letters.filter((letter) => !explained.includes(letter))).toEqual([]);
    }
  });
});
