import { describe, expect, it } from 'vitest';
import { eachLineOnce } from '../../composition/each-line-once';

describe('a line that comes again', () => {
  it('is written once, and after a hundred of them no other is', () => {
    const written: string[] = [];
    const log = eachLineOnce((line) => written.push(line));
    for (let round = 0; round < 3; round += 1) {
      for (let line = 0; line < 150; line += 1) log(`Line ${String(line)}`);
    }
    expect(written).toEqual(Array.from({ length: 100 }, (_, line) => `Line ${String(line)}`));
  });
});
