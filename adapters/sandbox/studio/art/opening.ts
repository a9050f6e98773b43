import type { Ink } from './face';
import { smoothPath, straightPath, type SheetPoint } from './sheet';

/** What is seen in a grille or air intake. */
export type OpeningPattern = 'bars' | 'mesh' | 'fine' | 'plain';

/** A dark opening in the nose or tail. */
export interface Opening {
  readonly outline: readonly SheetPoint[];
  readonly tension?: number;
  readonly pattern: OpeningPattern;
  /** Width in metres of a bright surround; none when left out. */
  readonly surround?: number;
  readonly surroundColour?: string;
}

/** Paints an opening: near-black, filled with its pattern, its edge sunk a little. */
export function drawOpening({ colour, gaps }: Ink, opening: Opening): void {
  const outline = smoothPath(opening.outline, true, opening.tension ?? 0.5);
  const [us, zs] = [
    opening.outline.map((point) => point[0]),
    opening.outline.map((point) => point[1]),
  ];
  const box: Box = [Math.min(...us), Math.min(...zs), Math.max(...us), Math.max(...zs)];
  colour.fillStyle = '#08090a';
  colour.fill(outline);
  colour.save();
  colour.clip(outline);
  PATTERNS[opening.pattern](colour, box);
  // Shade under the upper edge is what makes an opening look deep.
  const shade = colour.createLinearGradient(0, box[3], 0, box[3] - 0.05);
  shade.addColorStop(0, 'rgba(0,0,0,.85)');
  shade.addColorStop(1, 'rgba(0,0,0,0)');
  colour.fillStyle = shade;
  colour.fillRect(box[0], box[1], box[2] - box[0], box[3] - box[1]);
  colour.restore();

  gaps.strokeStyle = '#008';
  gaps.lineWidth = 0.008;
  gaps.stroke(outline);
  if (opening.surround !== undefined) {
    colour.strokeStyle = opening.surroundColour ?? '#c9ccd0';
    colour.lineWidth = opening.surround;
    colour.stroke(outline);
  }
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

const PATTERNS: Readonly<
  Record<OpeningPattern, (pen: CanvasRenderingContext2D, box: Box) => void>
> = {
  bars: (pen, [left, bottom, right, top]) => {
    const count = Math.max(2, Math.round((top - bottom) / 0.036));
    pen.strokeStyle = '#5d6268';
    pen.lineWidth = 0.007;
    for (let bar = 1; bar < count; bar++) {
      const z = bottom + ((top - bottom) * bar) / count;
      pen.stroke(
        straightPath(
          [
            [left, z],
            [right, z],
          ],
          false,
        ),
      );
    }
  },
  mesh: (pen, [left, bottom, right, top]) => {
    pen.strokeStyle = '#4a4e54';
    pen.lineWidth = 0.0055;
    const height = top - bottom;
    for (let u = left - height; u < right + height; u += 0.042) {
      pen.stroke(
        straightPath(
          [
            [u, bottom],
            [u + height * 0.8, top],
          ],
          false,
        ),
      );
      pen.stroke(
        straightPath(
          [
            [u, top],
            [u + height * 0.8, bottom],
          ],
          false,
        ),
      );
    }
  },
  fine: (pen, [left, bottom, right, top]) => {
    pen.strokeStyle = '#2a2d31';
    pen.lineWidth = 0.007;
    for (let z = bottom + 0.012; z < top; z += 0.026)
      pen.stroke(
        straightPath(
          [
            [left, z],
            [right, z],
          ],
          false,
        ),
      );
  },
  plain: () => undefined,
};

/** A small round maker's badge of no maker. */
export function drawBadge({ colour }: Ink, z: number, radius = 0.042): void {
  colour.fillStyle = '#dfe2e5';
  circle(colour, z, radius);
  colour.fillStyle = '#15171a';
  circle(colour, z, radius * 0.8);
  colour.strokeStyle = '#dfe2e5';
  colour.lineWidth = radius * 0.16;
  colour.stroke(
    straightPath(
      [
        [-radius * 0.45, z - radius * 0.3],
        [0, z + radius * 0.45],
        [radius * 0.45, z - radius * 0.3],
      ],
      false,
    ),
  );
}

function circle(pen: CanvasRenderingContext2D, z: number, radius: number): void {
  pen.beginPath();
  pen.arc(0, z, radius, 0, 7);
  pen.fill();
}
