/** A point in metres on a sheet: across, then up. A third value of 1 marks a sharp corner. */
export type SheetPoint = readonly [number, number, 1?];

/** What a point on the skin is besides paint, drawn as ordinary 2D pictures in metres. */
export interface Sheet {
  /** Pixels per metre and the share of the picture one metre takes: needed to look the pictures up. */
  readonly perMetre: readonly [across: number, up: number];
  readonly layer: () => CanvasRenderingContext2D;
}

/** Twice as fine as the largest picture shows them. */
export const SHEET_WIDTH = 2048;
export const SHEET_HEIGHT = 1024;

/** A blank sheet of which `left` metres lie to the left of zero, at so many pixels a metre. */
export function blankSheet(pixelsPerMetre: number, left: number): Sheet {
  return {
    perMetre: [pixelsPerMetre / SHEET_WIDTH, pixelsPerMetre / SHEET_HEIGHT],
    layer: () => {
      const pen = blankCanvas();
      pen.setTransform(pixelsPerMetre, 0, 0, -pixelsPerMetre, left * pixelsPerMetre, SHEET_HEIGHT);
      pen.lineJoin = 'round';
      pen.lineCap = 'round';
      return pen;
    },
  };
}

/** Adds the masks up, each softened by so many pixels, into one picture whose channels stay apart. */
export function combineMasks(
  masks: readonly (readonly [CanvasRenderingContext2D, number])[],
): HTMLCanvasElement {
  const pen = blankCanvas();
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, SHEET_WIDTH, SHEET_HEIGHT);
  pen.globalCompositeOperation = 'lighter';
  for (const [mask, blur] of masks) {
    pen.filter = blur > 0 ? `blur(${String(blur)}px)` : 'none';
    pen.drawImage(mask.canvas, 0, 0);
  }
  return pen.canvas;
}

function blankCanvas(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET_WIDTH;
  canvas.height = SHEET_HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw');
  return pen;
}

/** A path through the points: straight where corners are sharp, flowing elsewhere. */
export function smoothPath(points: readonly SheetPoint[], closed = true, tension = 0.55): Path2D {
  const path = new Path2D();
  const count = points.length;
  const pick = (index: number): SheetPoint => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
    return points[wrapped] ?? [0, 0];
  };
  path.moveTo(pick(0)[0], pick(0)[1]);
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const leave = from[2] === 1 ? 0 : tension / 3;
    const arrive = to[2] === 1 ? 0 : tension / 3;
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) * leave,
      from[1] + (to[1] - before[1]) * leave,
      to[0] - (after[0] - from[0]) * arrive,
      to[1] - (after[1] - from[1]) * arrive,
      to[0],
      to[1],
    );
  }
  if (closed) path.closePath();
  return path;
}

/** The straight-sided path through the points. */
export function straightPath(points: readonly SheetPoint[], closed = true): Path2D {
  const path = new Path2D();
  points.forEach(([x, z], index) => {
    if (index === 0) path.moveTo(x, z);
    else path.lineTo(x, z);
  });
  if (closed) path.closePath();
  return path;
}

/** A rectangle with rounded corners: left, bottom, width, height, radius. */
export function roundedPath(
  left: number,
  bottom: number,
  width: number,
  height: number,
  radius: number,
): Path2D {
  const path = new Path2D();
  path.roundRect(left, bottom, width, height, radius);
  return path;
}

/** Draws on the right-hand half, then the same again mirrored on the left. */
export function onBothSides(pens: readonly CanvasRenderingContext2D[], draw: () => void): void {
  draw();
  for (const pen of pens) {
    pen.save();
    pen.scale(-1, 1);
  }
  draw();
  for (const pen of pens) pen.restore();
}

/**
 * A closed outline from its right-hand half, listed from the middle of the top to the middle of the
 * bottom. Points on the middle line are not repeated.
 */
export function mirroredOutline(half: readonly SheetPoint[]): SheetPoint[] {
  const left = half
    .filter(([u]) => u > 0)
    .map(([u, z, sharp]): SheetPoint => (sharp === 1 ? [-u, z, 1] : [-u, z]))
    .reverse();
  return [...half, ...left];
}
