import sharp from 'sharp';

import { LINEAR } from '../../pictures/linear-light';
import { at } from '../body/at';
import type { Spot, Triple } from '../tracer/surface';

/** A drawing looked up by a spot's place on it: u to the right, v upwards, both 0 to 1. */
export type Drawing = (spot: Spot) => Triple;

/** Draws an SVG once and hands out its colours in linear light, times a brightness. */
export async function drawing(svg: string, brightness = 1): Promise<Drawing> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixel = (column: number, row: number, channel: number): number => {
    const x = Math.min(width - 1, Math.max(0, column));
    const y = Math.min(height - 1, Math.max(0, row));
    return at(LINEAR, at(data, (y * width + x) * 3 + channel)) * brightness;
  };
  return ({ u, v }) => {
    const [x, y] = [u * width - 0.5, (1 - v) * height - 0.5];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [x - column, y - row];
    const mixed = (channel: number): number =>
      (pixel(column, row, channel) * (1 - a) + pixel(column + 1, row, channel) * a) * (1 - b) +
      (pixel(column, row + 1, channel) * (1 - a) + pixel(column + 1, row + 1, channel) * a) * b;
    return [mixed(0), mixed(1), mixed(2)];
  };
}
