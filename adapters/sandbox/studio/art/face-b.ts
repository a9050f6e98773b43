import type { Face, Ink, NoseFrame, TailFrame } from './face';
import { drawHeadlamp, drawTailLamp } from './lamp';
import { drawBadge, drawOpening } from './opening';
import { mirroredOutline, onBothSides, smoothPath } from './sheet';

/** One tall shield grille, sharp lamps and upright corner vents. The sporting one. */
export const faceB: Face = {
  slug: 'b',
  brightBelt: false,
  privacyGlass: true,
  drawNose,
  drawTail,
  wheel: { spokes: 10, gap: 0.33, split: 0, inner: 0.3, outer: 0.93, twist: 0, tone: 'graphite' },
  vanWheel: { spokes: 6, gap: 0.26, split: 0, inner: 0.42, outer: 0.88, twist: 0, tone: 'silver' },
};

function drawNose(ink: Ink, frame: NoseFrame): number {
  const {
    lampTop: top,
    lampBottom: bottom,
    lampInner: inner,
    lampOuter: outer,
    halfWidth,
    intakeTop,
    intakeBottom,
  } = frame;
  const foot = intakeBottom + 0.09;
  drawOpening(ink, {
    outline: mirroredOutline([
      [0, top - 0.004],
      [inner - 0.09, top - 0.01, 1],
      [inner - 0.04, bottom + 0.005, 1],
      [inner - 0.16, foot, 1],
      [0, foot],
    ]),
    pattern: 'mesh',
    surround: 0.014,
    surroundColour: '#a9adb2',
  });
  drawHeadlamp(ink, {
    outline: [
      [inner + 0.02, bottom + 0.036, 1],
      [inner + 0.005, top - 0.022, 1],
      [halfWidth - 0.08, top + 0.016],
      [outer - 0.01, top + 0.036, 1],
      [outer - 0.03, top - 0.006],
      [halfWidth + 0.01, bottom + 0.03],
      [halfWidth - 0.12, bottom + 0.012],
    ],
    tension: 0.4,
    signature: [
      [
        [inner + 0.02, top - 0.03],
        [halfWidth - 0.08, top + 0.001],
        [outer - 0.04, top + 0.022],
      ],
      [
        [halfWidth + 0.02, bottom + 0.06],
        [outer - 0.05, top + 0.014],
      ],
    ],
    signatureWidth: 0.011,
    lenses: [
      [inner + 0.085, (top + bottom) / 2 + 0.006, 0.026],
      [inner + 0.16, (top + bottom) / 2 + 0.012, 0.026],
      [inner + 0.235, (top + bottom) / 2 + 0.018, 0.026],
    ],
    squareLenses: true,
  });
  drawBadge(ink, top - 0.06);

  onBothSides([ink.colour, ink.gaps], () => {
    const vent = smoothPath(
      [
        [halfWidth * 0.66, intakeBottom + 0.01, 1],
        [halfWidth * 0.78, intakeTop + 0.02, 1],
        [halfWidth + 0.05, intakeTop + 0.075, 1],
        [halfWidth + 0.07, intakeTop - 0.03],
        [halfWidth * 0.97, intakeBottom + 0.01, 1],
      ],
      true,
      0.4,
    );
    ink.colour.fillStyle = '#090a0b';
    ink.colour.fill(vent);
    ink.gaps.strokeStyle = '#008';
    ink.gaps.lineWidth = 0.008;
    ink.gaps.stroke(vent);
    ink.colour.strokeStyle = '#3d4146';
    ink.colour.lineWidth = 0.012;
    ink.colour.stroke(
      smoothPath(
        [
          [halfWidth * 0.72, intakeBottom + 0.045],
          [halfWidth * 0.96, intakeBottom + 0.05],
        ],
        false,
      ),
    );
  });
  const splitter = mirroredOutline([
    [0, intakeBottom + 0.035],
    [halfWidth * 0.4, intakeBottom + 0.035],
    [halfWidth * 0.54, intakeBottom + 0.02],
    [halfWidth * 0.52, intakeBottom - 0.015],
    [0, intakeBottom - 0.015],
  ]);
  drawOpening(ink, { outline: splitter, pattern: 'plain' });
  return foot + (bottom - foot) * 0.36;
}

function drawTail(
  ink: Ink,
  { lampTop: top, lampBottom: bottom, halfWidth, shape }: TailFrame,
): void {
  const drop = shape.features.bootLid === true ? 0.02 : 0.1;
  drawTailLamp(ink, {
    outline: [
      [halfWidth - 0.3, top - 0.055],
      [halfWidth - 0.28, top - 0.008],
      [halfWidth - 0.04, top + 0.014],
      [halfWidth + 0.16, top + 0.026],
      [halfWidth + 0.2, top - 0.02],
      [halfWidth + 0.1, bottom - drop * 0.6],
      [halfWidth + 0.01, bottom - drop],
      [halfWidth - 0.08, bottom - drop + 0.02],
      [halfWidth - 0.11, top - 0.08],
    ],
    tension: 0.35,
    signature: [
      [
        [halfWidth - 0.27, top - 0.032],
        [halfWidth - 0.02, top - 0.014],
        [halfWidth + 0.1, top - 0.012],
        [halfWidth + 0.07, bottom - drop * 0.4],
        [halfWidth + 0.0, bottom - drop + 0.026],
      ],
    ],
    signatureWidth: 0.018,
    reversing: [halfWidth - 0.09, bottom + 0.03, 0.07, 0.022],
  });
  drawBadge(ink, (top + bottom) / 2 + 0.03);
}
