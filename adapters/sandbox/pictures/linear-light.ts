/** Linear light for each of the 256 sRGB code values. */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, code) => {
  const value = code / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Finer than a code value everywhere, so that a look-up is as good as the formula. */
const STEPS = 4096;
const ENCODED: Uint8ClampedArray = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
  const value = step / STEPS;
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
});

/** The sRGB code value for a linear light of 0 to 1; brighter is white. */
export const encoded = (linear: number): number =>
  ENCODED[linear >= 1 ? STEPS : (linear * STEPS + 0.5) | 0] ?? 0;

/** A `#rrggbb` colour in linear light. */
export function linearColour(hex: string): readonly [number, number, number] {
  const channel = (at: number): number => LINEAR[Number.parseInt(hex.slice(at, at + 2), 16)] ?? 0;
  return [channel(1), channel(3), channel(5)];
}
