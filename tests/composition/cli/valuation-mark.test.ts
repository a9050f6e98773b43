import { describe, expect, it } from 'vitest';
import { runForecourt } from '../../../composition/cli/run-forecourt';

async function mark(words: readonly string[], input: readonly string[] = []) {
  const out: string[] = [];
  const err: string[] = [];
  async function* typed() {
    for (const line of input) yield await Promise.resolve(line);
  }
  const exitCode = await runForecourt(['valuation', 'mark', ...words], {
    say: (line) => out.push(line),
    complain: (line) => err.push(line),
    environment: {},
    input: typed(),
  });
  return { exitCode, out, err };
}

describe('forecourt valuation mark', () => {
  it('tells style and year of a mark in any spacing and case', async () => {
    const { exitCode, out } = await mark([' ab24  cde', '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(out.join(''))).toEqual({
      kind: 'current',
      year: 2024,
      likely: null,
      mark: 'AB24 CDE',
      issued: 'March to August 2024',
      personal: false,
    });
  });

  it('offers the mark that is probably meant, to people too', async () => {
    const { out } = await mark(['LBO7 SE0', '--json']);
    expect(JSON.parse(out.join(''))).toMatchObject({
      kind: 'invalid',
      year: null,
      likely: 'LB07 SEO',
    });
    expect((await mark(['LBO7 SE0'])).out).toContain('Did you mean LB07 SEO?');
    expect((await mark(['ab74cde'])).out.join('\n')).toMatch(/September 2024 to February 2025/);
  });

  it('answers a batch line by line, and names the lines without an answer', async () => {
    const { exitCode, out, err } = await mark(
      ['--batch'],
      ['{"vrm": "A1 BCD"}', '', '{"vrm": 7}', '{"vrm": "X"}', '{"mark": "A1 BCD"}'],
    );
    expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ kind: 'prefix', year: 1983, personal: true }),
      { error: 'vrm must be text.', line: 3 },
      expect.objectContaining({ kind: 'invalid' }),
      { error: '"mark" is no key here. There are: vrm.', line: 5 },
    ]);
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: ['2 of 4 lines have no answer.'] });
  });

  it.each([[[]], [['']], [['  ']], [['A'.repeat(1001)]]])('refuses %j', async (words) => {
    expect((await mark(words)).exitCode).toBe(2);
  });

  it('judges forty characters without refusing to answer', async () => {
    const { exitCode, out } = await mark(['O'.repeat(40), '--json']);
    expect({ exitCode, kind: (JSON.parse(out.join('')) as { kind: string }).kind }).toEqual({
      exitCode: 0,
      kind: 'invalid',
    });
  });
});
