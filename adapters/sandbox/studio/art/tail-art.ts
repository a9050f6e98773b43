import type { BodyField } from '../body/body-field';
import { endArt, type EndArt } from './end-sheet';
import type { Face, Ink, TailFrame } from './face';
import { drawTailLamp } from './lamp';
import { mirroredOutline, onBothSides, roundedPath, smoothPath } from './sheet';

/** Draws the tail of a body with one of the faces. Vans and pick-ups have upright corner lamps of their own. */
export function tailArt({ shape, belt }: BodyField, face: Face): EndArt {
  const { features } = shape;
  const lampTop = belt(shape.length - 0.2) - (features.bootLid === true ? 0.04 : 0.1);
  const frame: TailFrame = {
    halfWidth: shape.width / 2,
    lampTop,
    lampBottom: lampTop - 0.145,
    shape,
  };
  return endArt(shape, (ink) => {
    if (features.van === true) return drawVanTail(ink, frame, face);
    drawBumper(ink, frame);
    if (shape.bed === undefined) face.drawTail(ink, frame);
    else drawUprightLamps(ink, frame.halfWidth, shape.clearance + 0.42, 1.1, face);
    return features.bootLid === true ? drawBootLid(ink, frame) : drawTailgate(ink, frame);
  });
}

/** Black lower bumper with exhaust trims and reflectors. */
function drawBumper({ colour, gloss }: Ink, { halfWidth, shape }: TailFrame): void {
  const { clearance } = shape;
  colour.fillStyle = '#111213';
  colour.fill(
    smoothPath(
      mirroredOutline([
        [0, clearance + 0.215],
        [halfWidth * 0.66, clearance + 0.215],
        [halfWidth * 0.84, clearance + 0.14],
        [1.6, clearance + 0.14, 1],
        [1.6, 0, 1],
        [0, 0],
      ]),
      true,
      0.4,
    ),
  );
  if (shape.features.cladding === true) colour.fillRect(-1.6, 0, 3.2, shape.sill + 0.04);
  onBothSides([colour, gloss], () => {
    colour.fillStyle = '#aeb2b6';
    colour.fill(roundedPath(halfWidth * 0.46, clearance + 0.1, 0.17, 0.046, 0.02));
    colour.fillStyle = '#040404';
    colour.fill(roundedPath(halfWidth * 0.46 + 0.009, clearance + 0.109, 0.152, 0.028, 0.013));
    const reflector = roundedPath(halfWidth * 0.72, clearance + 0.245, 0.15, 0.022, 0.01);
    colour.fillStyle = '#8e0f14';
    colour.fill(reflector);
    gloss.fillStyle = '#f00';
    gloss.fill(reflector);
  });
}

function drawPlateRecess({ colour }: Ink, height: number): void {
  colour.fillStyle = 'rgba(5,5,6,.5)';
  colour.fill(roundedPath(-0.3, height - 0.08, 0.6, 0.16, 0.03));
}

function drawBootLid(ink: Ink, { halfWidth, lampTop }: TailFrame): number {
  const plateHeight = 0.62;
  const { gaps } = ink;
  gaps.strokeStyle = '#00f';
  gaps.lineWidth = 0.0105;
  gaps.stroke(
    smoothPath(
      [
        [-halfWidth + 0.12, lampTop + 0.04],
        [-halfWidth + 0.2, 0.58],
        [-halfWidth + 0.3, 0.5],
        [halfWidth - 0.3, 0.5],
        [halfWidth - 0.2, 0.58],
        [halfWidth - 0.12, lampTop + 0.04],
      ],
      false,
      0.4,
    ),
  );
  drawPlateRecess(ink, plateHeight);
  return plateHeight;
}

function drawTailgate(ink: Ink, { halfWidth, lampTop, lampBottom, shape }: TailFrame): number {
  const foot = shape.clearance + 0.3;
  const { gaps } = ink;
  gaps.strokeStyle = '#00f';
  gaps.lineWidth = 0.0105;
  const path = new Path2D();
  path.moveTo(-halfWidth + 0.28, shape.height);
  path.lineTo(-halfWidth + 0.2, lampTop + 0.02);
  path.lineTo(-halfWidth + 0.22, foot + 0.06);
  path.quadraticCurveTo(-halfWidth + 0.23, foot, -halfWidth + 0.32, foot);
  path.lineTo(halfWidth - 0.32, foot);
  path.quadraticCurveTo(halfWidth - 0.23, foot, halfWidth - 0.22, foot + 0.06);
  path.lineTo(halfWidth - 0.2, lampTop + 0.02);
  path.lineTo(halfWidth - 0.28, shape.height);
  if (shape.bed === undefined) gaps.stroke(path);
  else
    gaps.stroke(
      roundedPath(-halfWidth + 0.16, foot + 0.1, 2 * halfWidth - 0.32, 1.16 - foot - 0.1, 0.03),
    );
  onBothSides([gaps], () => {
    gaps.lineWidth = 0.007;
    gaps.stroke(
      smoothPath(
        [
          [halfWidth, lampBottom - 0.05],
          [halfWidth + 0.5, lampBottom - 0.07],
        ],
        false,
      ),
    );
  });
  const plateHeight =
    shape.bed === undefined ? (foot + lampBottom) / 2 - 0.02 : shape.clearance + 0.26;
  drawPlateRecess(ink, plateHeight);
  return plateHeight;
}

/** Upright lamps in the rear corners; the order of their bands is what tells the faces apart. */
function drawUprightLamps(
  ink: Ink,
  halfWidth: number,
  bottom: number,
  top: number,
  face: Face,
): void {
  const height = top - bottom;
  drawTailLamp(ink, {
    outline: [
      [halfWidth - 0.1, bottom, 1],
      [halfWidth - 0.1, top, 1],
      [halfWidth + 0.02, top + 0.015],
      [halfWidth + 0.06, top],
      [halfWidth + 0.06, bottom],
      [halfWidth + 0.02, bottom - 0.015],
    ],
    tension: 0.3,
    signature:
      face.slug === 'b'
        ? [
            [
              [halfWidth - 0.03, bottom + 0.03],
              [halfWidth - 0.03, top - 0.03],
            ],
          ]
        : [
            [
              [halfWidth - 0.08, top - height * 0.2],
              [halfWidth + 0.05, top - height * 0.2],
            ],
          ],
    signatureWidth: face.slug === 'c' ? 0.05 : 0.03,
    reversing: [
      halfWidth - 0.2,
      bottom + height * (face.slug === 'b' ? 0.12 : 0.3),
      0.4,
      height * 0.17,
    ],
  });
}

function drawVanTail(ink: Ink, { halfWidth, shape }: TailFrame, face: Face): number {
  const { colour, gaps } = ink;
  const bounds = face.slug === 'b' ? ([1.0, 1.5] as const) : ([0.86, 1.32] as const);
  colour.fillStyle = '#121314';
  colour.fillRect(-1.6, 0, 3.2, 0.47);
  colour.fill(roundedPath(-0.3, 0.62, 0.6, 0.16, 0.02));
  drawUprightLamps(ink, halfWidth, bounds[0], bounds[1], face);

  gaps.strokeStyle = '#00f';
  gaps.lineWidth = 0.0105;
  gaps.stroke(
    smoothPath(
      [
        [0, 0.51],
        [0, shape.height - 0.1],
      ],
      false,
    ),
  );
  gaps.stroke(
    roundedPath(-halfWidth + 0.12, 0.51, 2 * halfWidth - 0.24, shape.height - 0.65, 0.05),
  );
  gaps.strokeStyle = '#006';
  onBothSides([gaps], () => {
    gaps.stroke(roundedPath(0.08, 1.16, 0.62, 0.58, 0.06));
  });
  return 0.7;
}
