import { describe, expect, it } from 'vitest';
import { traceOptions, USAGE } from './trace-options';

describe('the words after npm run trace', () => {
  it('ask for help, a set, a group', () => {
    expect(traceOptions(['--help'])).toBe('help');
    expect(traceOptions(['--set', 'finance', '--missing', 'FIN'])).toEqual({
      set: 'finance',
      missing: true,
      group: 'FIN',
    });
    expect(traceOptions([])).toEqual({ set: undefined, missing: false, group: undefined });
  });

  it('are refused with a reason where they are none', () => {
    expect(traceOptions(['--mising'])).toEqual({
      problem: expect.stringContaining("'--mising'") as unknown,
    });
  });

  it('are all told by the help', () => {
    for (const word of ['--set', '--missing', '--help']) expect(USAGE).toContain(word);
  });
});
