import type { Face, Ink, NoseFrame, TailFrame } from './face';
import { drawHeadlamp, drawTailLamp } from './lamp';
import { drawBadge, drawOpening } from './opening';
import { mirroredOutline, onBothSides, roundedPath, smoothPath } from './sheet';

/** Swept lamps joined by a slim barred grille; wide low intake. The sober one. */
export const faceA: Face = {
  slug: 'a',
  brightBelt: true,
  privacyGlass: false,
  drawNose,
  drawTail,
  wheel: { spokes: 5, gap: 0.3, split: 0.17, inner: 0.3, outer: 0.93, twist: 0, tone: 'silver' },
  vanWheel: { spokes: 10, gap: 0.24, split: 0, inner: 0.62, outer: 0.86, twist: 0, tone: 'steel' },
};

function drawNose(ink: Ink, frame: NoseFrame): number {
  const { lampTop: top, lampBottom: bottom, lampInner: inner, lampOuter: outer, halfWidth } = frame;
  const middle = (top + bottom) / 2;
  drawOpening(ink, {
    outline: mirroredOutline([
      [0, top - 0.012],
      [inner * 0.6, top - 0.014],
      [inner + 0.02, top - 0.02],
      [inner + 0.01, bottom + 0.02],
      [inner - 0.06, bottom - 0.005],
      [0, bottom - 0.008],
    ]),
    pattern: 'bars',
    surround: 0.008,
  });
  drawHeadlamp(ink, {
    outline: [
      [inner, bottom + 0.018],
      [inner + 0.004, top - 0.02],
      [inner + 0.12, top + 0.004],
      [halfWidth - 0.06, top + 0.028],
      [outer, top + 0.054],
      [outer + 0.02, top + 0.034],
      [outer - 0.08, top - 0.03],
      [halfWidth - 0.02, bottom + 0.018],
      [inner + 0.15, bottom - 0.004],
    ],
    signature: [
      [
        [inner + 0.02, top - 0.035],
        [inner + 0.025, bottom + 0.026],
        [inner + 0.15, bottom + 0.014],
        [halfWidth - 0.03, bottom + 0.036],
        [outer - 0.06, top - 0.006],
      ],
    ],
    signatureWidth: 0.011,
    lenses: [
      [inner + 0.12, middle + 0.014, 0.024],
      [inner + 0.205, middle + 0.019, 0.024],
    ],
  });
  drawBadge(ink, middle);

  const { intakeTop, intakeBottom } = frame;
  drawOpening(ink, {
    outline: mirroredOutline([
      [0, intakeTop + 0.01],
      [halfWidth * 0.5, intakeTop + 0.008],
      [halfWidth * 0.62, intakeTop - 0.005],
      [halfWidth * 0.68, intakeBottom + 0.04],
      [halfWidth * 0.58, intakeBottom],
      [0, intakeBottom],
    ]),
    pattern: 'fine',
  });
  onBothSides([ink.colour, ink.gaps], () => {
    ink.colour.fillStyle = '#0b0c0d';
    ink.colour.fill(
      smoothPath(
        [
          [halfWidth * 0.76, intakeTop - 0.012, 1],
          [halfWidth + 0.05, intakeTop + 0.04, 1],
          [halfWidth + 0.085, intakeTop + 0.0],
          [halfWidth * 0.98, intakeBottom + 0.045, 1],
          [halfWidth * 0.8, intakeBottom + 0.02, 1],
        ],
        true,
        0.4,
      ),
    );
    ink.colour.fillStyle = '#c9ced3';
    ink.colour.fill(roundedPath(halfWidth * 0.84, intakeBottom + 0.06, 0.15, 0.008, 0.004));
  });
  return intakeTop + (bottom - intakeTop) * 0.5;
}

function drawTail(ink: Ink, { lampTop: top, lampBottom: bottom, halfWidth }: TailFrame): void {
  const inner = halfWidth - 0.38;
  const middle = (top + bottom) / 2;
  drawTailLamp(ink, {
    outline: [
      [inner, bottom + 0.05],
      [inner + 0.01, top - 0.012],
      [halfWidth - 0.05, top + 0.012],
      [halfWidth + 0.2, top + 0.03],
      [halfWidth + 0.26, top + 0.01],
      [halfWidth + 0.12, bottom + 0.05],
      [halfWidth + 0.03, bottom],
      [halfWidth - 0.14, bottom + 0.012],
      [inner + 0.08, bottom + 0.035],
    ],
    signature: [
      [
        [halfWidth + 0.1, top - 0.008],
        [halfWidth - 0.05, top - 0.02],
        [halfWidth - 0.24, top - 0.034],
        [halfWidth - 0.27, middle - 0.006],
        [halfWidth - 0.2, bottom + 0.04],
        [halfWidth + 0.02, bottom + 0.034],
      ],
    ],
    signatureWidth: 0.017,
    reversing: [halfWidth - 0.17, middle - 0.01, 0.11, 0.022],
  });
  drawBadge(ink, middle + 0.02);
}
