import type { Ink } from './face';
import { onBothSides, smoothPath, type SheetPoint } from './sheet';

/** A headlamp on one side: its glass, its light signature and its lenses. */
export interface Headlamp {
  readonly outline: readonly SheetPoint[];
  /** How rounded the outline is: 0 straight sided. */
  readonly tension?: number;
  /** Daytime running light, as open lines. */
  readonly signature: readonly (readonly SheetPoint[])[];
  readonly signatureWidth: number;
  /** Lens centres with their radius. */
  readonly lenses: readonly (readonly [number, number, number])[];
  readonly squareLenses?: boolean;
}

/** Paints a smoked-glass headlamp on both sides. */
export function drawHeadlamp(ink: Ink, lamp: Headlamp): void {
  const { colour, gloss, glow, gaps } = ink;
  const outline = smoothPath(lamp.outline, true, lamp.tension ?? 0.55);
  const heights = lamp.outline.map((point) => point[1]);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  onBothSides([colour, gloss, glow, gaps], () => {
    const housing = colour.createLinearGradient(0, low, 0, high);
    housing.addColorStop(0, '#101316');
    housing.addColorStop(0.5, '#2b3138');
    housing.addColorStop(1, '#0d0f12');
    colour.fillStyle = housing;
    colour.fill(outline);

    colour.save();
    colour.clip(outline);
    for (const [u, z, radius] of lamp.lenses)
      drawLens(colour, u, z, radius, lamp.squareLenses ?? false);
    for (const line of lamp.signature) {
      const path = smoothPath(line, false, 0.5);
      colour.strokeStyle = 'rgba(200,218,236,.22)';
      colour.lineWidth = lamp.signatureWidth * 2.4;
      colour.stroke(path);
      colour.strokeStyle = '#ffffff';
      colour.lineWidth = lamp.signatureWidth;
      colour.stroke(path);
    }
    colour.restore();

    colour.strokeStyle = '#050506';
    colour.lineWidth = 0.007;
    colour.stroke(outline);
    gaps.strokeStyle = '#00f';
    gaps.lineWidth = 0.007;
    gaps.stroke(outline);
    for (const pen of [gloss, glow]) {
      pen.fillStyle = pen === gloss ? '#f00' : '#0f0';
      pen.fill(outline);
    }
  });
}

function drawLens(
  pen: CanvasRenderingContext2D,
  u: number,
  z: number,
  radius: number,
  square: boolean,
): void {
  const light = pen.createRadialGradient(u, z + radius * 0.15, 0, u, z, radius * 1.3);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.32, '#cfdce9');
  light.addColorStop(0.6, '#56636f');
  light.addColorStop(0.8, '#0f1215');
  light.addColorStop(0.9, '#98a1aa');
  light.addColorStop(1, 'rgba(20,22,25,0)');
  pen.fillStyle = light;
  pen.beginPath();
  if (square) pen.roundRect(u - radius, z - radius * 0.85, radius * 2, radius * 1.7, radius * 0.3);
  else pen.arc(u, z, radius * 1.3, 0, 7);
  pen.fill();
}

/** A tail lamp on one side. */
export interface TailLamp {
  readonly outline: readonly SheetPoint[];
  readonly tension?: number;
  readonly signature: readonly (readonly SheetPoint[])[];
  readonly signatureWidth: number;
  /** Reversing light: left, bottom, width, height. */
  readonly reversing?: readonly [number, number, number, number];
}

/** Paints a dark red lamp with a brighter signature on both sides. */
export function drawTailLamp(ink: Ink, lamp: TailLamp): void {
  const { colour, gloss, glow, gaps } = ink;
  const outline = smoothPath(lamp.outline, true, lamp.tension ?? 0.5);
  const heights = lamp.outline.map((point) => point[1]);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  onBothSides([colour, gloss, glow, gaps], () => {
    const glass = colour.createLinearGradient(0, low, 0, high);
    glass.addColorStop(0, '#45060a');
    glass.addColorStop(0.5, '#8f0c12');
    glass.addColorStop(1, '#5a070c');
    colour.fillStyle = glass;
    colour.fill(outline);

    colour.save();
    colour.clip(outline);
    if (lamp.reversing !== undefined) {
      colour.fillStyle = '#c5cbd0';
      colour.fillRect(...lamp.reversing);
    }
    for (const line of lamp.signature) {
      const path = smoothPath(line, false, 0.5);
      colour.strokeStyle = 'rgba(255,60,50,.45)';
      colour.lineWidth = lamp.signatureWidth * 2;
      colour.stroke(path);
      colour.strokeStyle = '#ff5245';
      colour.lineWidth = lamp.signatureWidth;
      colour.stroke(path);
    }
    colour.restore();

    colour.strokeStyle = '#120203';
    colour.lineWidth = 0.007;
    colour.stroke(outline);
    gaps.strokeStyle = '#00f';
    gaps.lineWidth = 0.007;
    gaps.stroke(outline);
    gloss.fillStyle = '#f00';
    gloss.fill(outline);
    glow.fillStyle = '#0f0';
    glow.fill(outline);
  });
}
