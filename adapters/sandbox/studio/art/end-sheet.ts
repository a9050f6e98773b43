import type { BodyShape } from '../body/body-shape';
import type { Ink } from './face';
import { blankSheet, combineMasks, SHEET_HEIGHT, SHEET_WIDTH, type Sheet } from './sheet';

/** A nose or tail drawn flat: u across the middle and round the corner, z up, in metres. */
export interface EndArt {
  readonly colour: HTMLCanvasElement;
  /** Red polished, green shining, blue gaps. */
  readonly masks: HTMLCanvasElement;
  readonly sheet: Sheet;
  /** Height of the middle of the number plate. */
  readonly plateHeight: number;
}

/** Hands a fresh set of pens to `draw` and puts what it drew together. */
export function endArt(shape: BodyShape, draw: (ink: Ink) => number): EndArt {
  const pixelsPerMetre = SHEET_HEIGHT / (shape.height + 0.05);
  const sheet = blankSheet(pixelsPerMetre, SHEET_WIDTH / 2 / pixelsPerMetre);
  const ink: Ink = {
    colour: sheet.layer(),
    gloss: sheet.layer(),
    glow: sheet.layer(),
    gaps: sheet.layer(),
  };
  const plateHeight = draw(ink);
  const masks = combineMasks([
    [ink.gloss, 0],
    [ink.glow, 0],
    [ink.gaps, 0.6],
  ]);
  return { colour: ink.colour.canvas, masks, sheet, plateHeight };
}
