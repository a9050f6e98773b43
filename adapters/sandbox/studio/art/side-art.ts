import type { BodyField } from '../body/body-field';
import type { Face } from './face';
import {
  blankSheet,
  combineMasks,
  roundedPath,
  SHEET_WIDTH,
  smoothPath,
  straightPath,
  type Sheet,
} from './sheet';
import { drawShutLines } from './shut-lines';
import { windowOutline } from './window-outline';

/** The side of a vehicle drawn flat: x along the car, z up, in metres, starting 0.1 m before the nose. */
export interface SideArt {
  readonly colour: HTMLCanvasElement;
  /** Red glass, green trim, blue gaps. */
  readonly masks: HTMLCanvasElement;
  readonly sheet: Sheet;
  /** Stations of the door handles. */
  readonly handles: readonly number[];
}

/** How far below the belt the door handles sit. */
export const HANDLE_DROP = 0.115;

export function sideArt(body: BodyField, face: Face): SideArt {
  const { shape } = body;
  const sheet = blankSheet(SHEET_WIDTH / (shape.length + 0.2), 0.1);
  const glass = sheet.layer();
  const trim = sheet.layer();
  const gaps = sheet.layer();
  const colour = sheet.layer();

  drawWindows(glass, trim, body);
  if (shape.features.brightBelt === true && face.brightBelt) drawBeltTrim(colour, body);
  const handles = drawShutLines(gaps, body);
  colour.fillStyle = 'rgba(4,4,5,.75)';
  for (const x of handles) {
    colour.beginPath();
    colour.ellipse(x - 0.01, body.belt(x) - HANDLE_DROP - 0.004, 0.078, 0.026, 0, 0, 7);
    colour.fill();
  }
  drawLowerTrim(trim, body);
  return {
    colour: colour.canvas,
    masks: combineMasks([
      [glass, 4.7],
      [trim, 2.7],
      [gaps, 0.6],
    ]),
    sheet,
    handles,
  };
}

function drawWindows(
  glass: CanvasRenderingContext2D,
  trim: CanvasRenderingContext2D,
  body: BodyField,
): void {
  const { shape, belt } = body;
  const { posts, quarterBar } = shape.windows;
  const { outline, front } = windowOutline(body);
  const path = straightPath(outline);
  glass.fillStyle = '#f00';
  glass.fill(path);
  trim.fillStyle = '#0f0';
  trim.strokeStyle = '#0f0';
  trim.lineWidth = 0.046;
  trim.fill(path);
  trim.stroke(path);

  glass.globalCompositeOperation = 'destination-out';
  for (const x of posts) {
    glass.lineWidth = 0.08;
    glass.stroke(
      straightPath(
        [
          [x + 0.015, 0],
          [x + 0.015, belt(x)],
          [x + 0.06, shape.height],
        ],
        false,
      ),
    );
  }
  if (quarterBar !== undefined) {
    glass.lineWidth = 0.042;
    glass.stroke(
      straightPath(
        [
          [quarterBar - 0.02, belt(quarterBar) - 0.1],
          [quarterBar + 0.05, shape.height],
        ],
        false,
      ),
    );
  }
  // The bar behind the mirror, from which the front window winds down.
  glass.lineWidth = 0.028;
  glass.stroke(
    straightPath(
      [
        [front[0] + 0.3, 0.5],
        [front[0] + 0.3, shape.height],
      ],
      false,
    ),
  );
}

function drawBeltTrim(colour: CanvasRenderingContext2D, body: BodyField): void {
  const { front, rear, sillAt } = windowOutline(body);
  const middle = (front[0] + rear[0]) / 2;
  colour.strokeStyle = '#d5d7da';
  colour.lineWidth = 0.013;
  const below = 0.016;
  colour.stroke(
    smoothPath(
      [
        [front[0] - 0.03, sillAt(front[0]) - below],
        [middle, sillAt(middle) - below],
        [rear[0] + 0.02, sillAt(rear[0]) - below],
      ],
      false,
    ),
  );
}

/** Sills, cladding, van bump strips and the insides of the wheel arches. */
function drawLowerTrim(trim: CanvasRenderingContext2D, { shape, axles }: BodyField): void {
  const { frontOverhang, wheelbase, length, sill, tyreRadius, archRadius, features } = shape;
  trim.fillStyle = '#0f0';
  trim.fillRect(frontOverhang, 0, wheelbase, sill - 0.085);
  if (features.cladding === true) {
    trim.fillRect(frontOverhang - 0.2, 0, wheelbase + 0.4, sill + 0.015);
    trim.fillRect(-0.1, 0, frontOverhang, sill + 0.05);
    trim.fillRect(axles[1], 0, length, sill + 0.05);
    for (const x of axles) fillCircle(trim, x, tyreRadius, archRadius + 0.058);
  }
  if (features.van === true) {
    trim.fill(roundedPath(axles[0] + 0.62, 0.5, wheelbase - 1.2, 0.085, 0.02));
    trim.fill(roundedPath(axles[1] + 0.55, 0.5, length - axles[1] - 0.65, 0.085, 0.02));
  }
  for (const x of axles) fillCircle(trim, x, tyreRadius, archRadius - 0.004);
}

function fillCircle(pen: CanvasRenderingContext2D, x: number, z: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, z, radius, 0, 7);
  pen.fill();
}
