import type { BodyField } from '../body/body-field';
import { roundedPath } from './sheet';

const GAP = 0.0105;

/** Draws the gaps between doors, wings and flaps of one side in metres, and says where the handles go. */
export function drawShutLines(pen: CanvasRenderingContext2D, body: BodyField): readonly number[] {
  pen.strokeStyle = '#00f';
  pen.lineWidth = GAP;
  return body.shape.features.van === true ? drawVanDoors(pen, body) : drawCarDoors(pen, body);
}

function drawVanDoors(
  pen: CanvasRenderingContext2D,
  { shape, belt }: BodyField,
): readonly number[] {
  const bottom = shape.sill - 0.03;
  const [hinge, latch] = shape.doors;
  const cantRail = shape.height - 0.23;

  pen.beginPath();
  pen.moveTo(hinge - 0.02, belt(hinge) + 0.03);
  pen.lineTo(hinge, 0.64);
  pen.quadraticCurveTo(hinge + 0.01, bottom, hinge + 0.16, bottom);
  pen.lineTo(latch - 0.06, bottom);
  pen.quadraticCurveTo(latch, bottom, latch, bottom + 0.08);
  pen.lineTo(latch + 0.005, belt(latch) + 0.03);
  pen.stroke();

  const sliderEnd = latch + 1.2;
  pen.stroke(
    roundedPath(latch + 0.045, bottom, sliderEnd - latch - 0.045, cantRail - bottom, 0.06),
  );
  // The rail the sliding door runs in.
  pen.lineWidth = 0.018;
  pen.beginPath();
  pen.moveTo(sliderEnd, belt(3) - 0.03);
  pen.lineTo(shape.length - 0.24, belt(3) - 0.03);
  pen.stroke();

  // Pressed panels behind the glass, shallower than a gap.
  pen.lineWidth = 0.009;
  pen.strokeStyle = '#006';
  const panels = [[sliderEnd + 0.12, shape.length - 0.26]];
  if (shape.windows.end === undefined || shape.windows.end < latch + 0.5)
    panels.push([latch + 0.15, sliderEnd - 0.1]);
  for (const [from = 0, to = 0] of panels) {
    pen.stroke(roundedPath(from, belt(3) + 0.13, to - from, cantRail - belt(3) - 0.19, 0.07));
  }
  return [latch - 0.2, latch + 0.2];
}

function drawCarDoors(
  pen: CanvasRenderingContext2D,
  { shape, belt, axles }: BodyField,
): readonly number[] {
  const bottom = shape.sill - 0.03;
  const [hinge, middle, latch] = shape.doors;
  const handles = [middle - 0.19];

  pen.beginPath();
  pen.moveTo(hinge - 0.02, belt(hinge) + 0.01);
  pen.lineTo(hinge + 0.01, bottom + 0.22);
  pen.quadraticCurveTo(hinge + 0.02, bottom, hinge + 0.2, bottom);
  pen.lineTo(middle - 0.1, bottom);
  pen.quadraticCurveTo(middle - 0.015, bottom, middle - 0.01, bottom + 0.1);
  pen.lineTo(middle + 0.005, belt(middle) + 0.03);
  pen.lineTo(middle + 0.05, shape.height);
  pen.stroke();

  if (latch !== undefined) {
    drawRearDoor(pen, {
      middle,
      latch,
      bottom,
      beltZ: belt(latch),
      axle: axles[1],
      wheelZ: shape.tyreRadius,
      arch: shape.archRadius + 0.07,
      top: shape.height,
    });
    handles.push(latch - 0.12);
  }
  pen.lineWidth = 0.006;
  pen.stroke(roundedPath(axles[1] + 0.02, belt(axles[1]) - 0.24, 0.16, 0.15, 0.035));
  return handles;
}

interface RearDoor {
  readonly middle: number;
  readonly latch: number;
  readonly bottom: number;
  readonly beltZ: number;
  readonly axle: number;
  readonly wheelZ: number;
  readonly arch: number;
  readonly top: number;
}

/** The rear door is cut short by the wheel arch and follows it round before climbing to the belt. */
function drawRearDoor(pen: CanvasRenderingContext2D, door: RearDoor): void {
  const { middle, latch, bottom, beltZ, axle, wheelZ, arch } = door;
  const archFoot = axle - Math.sqrt(arch * arch - (wheelZ - bottom) ** 2);
  const from = Math.PI - Math.asin(Math.max(-0.9, Math.min(0.9, (bottom + 0.07 - wheelZ) / arch)));
  const to = Math.PI * 0.7;
  pen.beginPath();
  pen.moveTo(middle - 0.012, bottom + 0.1);
  pen.quadraticCurveTo(middle - 0.01, bottom, middle + 0.08, bottom);
  pen.lineTo(archFoot - 0.06, bottom);
  pen.quadraticCurveTo(archFoot, bottom, archFoot + 0.004, bottom + 0.05);
  for (let step = 0; step <= 20; step++) {
    const angle = from + ((to - from) * step) / 20;
    pen.lineTo(axle + arch * Math.cos(angle), wheelZ + arch * Math.sin(angle));
  }
  pen.quadraticCurveTo(latch + 0.03, wheelZ + arch + 0.1, latch + 0.05, beltZ - 0.02);
  pen.lineTo(latch + 0.06, beltZ + 0.05);
  pen.stroke();
}
