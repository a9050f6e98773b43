import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLASHER_BEAT_MS, flasherPhase } from '../../../../core/enquiry/public';

const atEachSecond = (setting: 'rests' | 'as-specified', seconds: number) =>
  Array.from({ length: seconds }, (_, second) => flasherPhase(setting, second * 1000, false));

describe('the flasher of the sticky bar', () => {
  it('toggles every second and rests after five [VDP-34]', () => {
    expect(atEachSecond('rests', 8)).toEqual([
      ...['lit', 'unlit', 'lit', 'unlit', 'lit'],
      ...['resting', 'resting', 'resting'],
    ]);
  });

  it('never rests where the setting asks for the document’s own words [VDP-34]', () => {
    expect(atEachSecond('as-specified', 8)).toEqual([
      ...['lit', 'unlit', 'lit', 'unlit', 'lit', 'unlit', 'lit', 'unlit'],
    ]);
    expect(flasherPhase('as-specified', 3_600_000, false)).toBe('lit');
  });

  it('changes on the second, not before [VDP-34]', () => {
    expect(flasherPhase('rests', 999, false)).toBe('lit');
    expect(flasherPhase('rests', 1000, false)).toBe('unlit');
    expect(flasherPhase('rests', 4999, false)).toBe('lit');
    expect(flasherPhase('rests', 5000, false)).toBe('resting');
  });

  it('is off for whoever asks for less motion, under either setting [VDP-34]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('rests' as const, 'as-specified' as const),
        fc.integer({ min: -10_000, max: Number.MAX_SAFE_INTEGER }),
        (setting, elapsed) => {
          expect(flasherPhase(setting, elapsed, true)).toBe('resting');
        },
      ),
    );
  });

  it('turns over with every beat for as long as it does not rest [VDP-34]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (elapsed) => {
        const now = flasherPhase('as-specified', elapsed, false);
        expect(flasherPhase('as-specified', elapsed + FLASHER_BEAT_MS, false)).not.toBe(now);
        expect(flasherPhase('as-specified', elapsed + 2 * FLASHER_BEAT_MS, false)).toBe(now);
      }),
    );
  });
});
