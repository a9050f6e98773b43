import { describe, expect, it } from 'vitest';
import { COLOURS, type ColourToken, type Look } from '../../../ui/theme/tokens';

const channel = (eight: number): number => {
  const share = eight / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const part = (from: number) => channel(Number.parseInt(hex.slice(from, from + 2), 16));
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

function contrast(one: ColourToken, other: ColourToken, look: Look): number {
  const lights = [luminance(COLOURS[one][look]), luminance(COLOURS[other][look])];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

const GROUNDS = ['canvas', 'paper', 'wash', 'brand-wash'] as const;

const TEXT_PAIRS: readonly (readonly [ColourToken, ColourToken])[] = [
  ...GROUNDS.flatMap((ground) =>
    (['ink', 'ink-soft', 'brand', 'danger', 'good'] as const).map((ink) => [ink, ground] as const),
  ),
  ...(['good-wash', 'danger-wash', 'plate-wash'] as const).flatMap((ground) => [
    ['ink', ground] as const,
    ['ink-soft', ground] as const,
  ]),
  ['good', 'good-wash'],
  ['danger', 'danger-wash'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-plate', 'plate'],
];

describe('the colours', () => {
  describe.each(['light', 'dark'] as const)('in the %s look', (look) => {
    it.each(TEXT_PAIRS)('let %s be read on %s at 4.5 to 1 or better', (ink, ground) => {
      expect(contrast(ink, ground, look)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(GROUNDS)('show the focus ring on %s at 3 to 1 or better', (ground) => {
      expect(contrast('focus', ground, look)).toBeGreaterThanOrEqual(3);
    });

    it.each(GROUNDS)('show the border of a field on %s at 3 to 1 or better', (ground) => {
      expect(contrast('ink-soft', ground, look)).toBeGreaterThanOrEqual(3);
    });
  });

  it('keep the figures the look was signed off with', () => {
    const rounded = (...pair: readonly [ColourToken, ColourToken, Look]) =>
      Math.round(contrast(...pair) * 10) / 10;
    expect(rounded('ink', 'canvas', 'light')).toBeCloseTo(15.5, 0);
    expect(rounded('brand', 'paper', 'light')).toBeCloseTo(7.7, 0);
    expect(rounded('on-plate', 'plate', 'light')).toBeCloseTo(11.7, 0);
  });
});
