import type { Face, Ink, NoseFrame, TailFrame } from './face';
import { drawHeadlamp, drawTailLamp } from './lamp';
import { drawBadge, drawOpening } from './opening';
import { mirroredOutline, onBothSides, roundedPath, smoothPath } from './sheet';

/** Closed nose with a gloss band between rounded lamps, light bar at the back. The electric-looking one. */
export const faceC: Face = {
  slug: 'c',
  brightBelt: false,
  privacyGlass: false,
  drawNose,
  drawTail,
  wheel: { spokes: 5, gap: 0.26, split: 0, inner: 0.36, outer: 0.92, twist: 0.2, tone: 'bright' },
  vanWheel: { spokes: 5, gap: 0.29, split: 0, inner: 0.34, outer: 0.92, twist: 0, tone: 'silver' },
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
  const middle = (top + bottom) / 2;
  const band = mirroredOutline([
    [0, middle + 0.036],
    [inner + 0.06, middle + 0.04],
    [inner + 0.06, middle - 0.026],
    [0, middle - 0.032],
  ]);
  const bandPath = smoothPath(band, true, 0.3);
  ink.colour.fillStyle = '#0a0b0d';
  ink.colour.fill(bandPath);
  ink.gloss.fillStyle = '#f00';
  ink.gloss.fill(bandPath);
  ink.gaps.strokeStyle = '#006';
  ink.gaps.lineWidth = 0.007;
  ink.gaps.stroke(bandPath);

  const lampEnd = halfWidth + (outer - halfWidth) * 0.62;
  drawHeadlamp(ink, {
    outline: [
      [inner + 0.01, middle + 0.012],
      [inner + 0.06, top - 0.008],
      [halfWidth - 0.06, top + 0.02],
      [lampEnd - 0.03, top + 0.03],
      [lampEnd + 0.02, top - 0.005],
      [lampEnd - 0.04, bottom + 0.03],
      [halfWidth - 0.1, bottom],
      [inner + 0.08, bottom + 0.006],
    ],
    tension: 0.75,
    signature: [
      [
        [inner + 0.045, middle + 0.01],
        [inner + 0.085, top - 0.026],
        [halfWidth - 0.06, top - 0.002],
        [lampEnd - 0.04, top + 0.004],
        [lampEnd - 0.01, middle + 0.022],
        [lampEnd - 0.06, bottom + 0.046],
        [halfWidth - 0.1, bottom + 0.022],
      ],
    ],
    signatureWidth: 0.01,
    lenses: [[inner + 0.19, middle + 0.008, 0.036]],
  });
  drawBadge(ink, middle + 0.002, 0.034);

  drawOpening(ink, {
    outline: mirroredOutline([
      [0, intakeTop + 0.005],
      [halfWidth * 0.66, intakeTop + 0.03],
      [halfWidth * 0.78, intakeTop + 0.02],
      [halfWidth * 0.74, intakeBottom + 0.03],
      [halfWidth * 0.6, intakeBottom],
      [0, intakeBottom],
    ]),
    tension: 0.6,
    pattern: 'mesh',
  });
  // On a clad bumper the slot would only be half seen.
  if (frame.shape.features.cladding !== true)
    onBothSides([ink.colour], () => {
      ink.colour.fillStyle = '#0c0d0e';
      ink.colour.fill(
        roundedPath(
          halfWidth * 0.97,
          intakeBottom + 0.03,
          0.035,
          intakeTop - intakeBottom + 0.06,
          0.016,
        ),
      );
    });
  return intakeTop + (bottom - intakeTop) * 0.5;
}

function drawTail(ink: Ink, { lampTop: top, lampBottom: bottom, halfWidth }: TailFrame): void {
  const middle = (top + bottom) / 2 + 0.02;
  const bar = mirroredOutline([
    [0, middle + 0.03],
    [halfWidth - 0.24, middle + 0.03],
    [halfWidth - 0.24, middle - 0.022],
    [0, middle - 0.022],
  ]);
  const barPath = smoothPath(bar, true, 0.1);
  const { colour, gloss, glow, gaps } = ink;
  colour.fillStyle = '#3a060a';
  colour.fill(barPath);
  colour.strokeStyle = '#e0342c';
  colour.lineWidth = 0.014;
  colour.stroke(
    smoothPath(
      [
        [-halfWidth + 0.2, middle + 0.004],
        [halfWidth - 0.2, middle + 0.004],
      ],
      false,
    ),
  );
  gaps.strokeStyle = '#00f';
  gaps.lineWidth = 0.006;
  gaps.stroke(barPath);
  gloss.fillStyle = '#f00';
  gloss.fill(barPath);
  glow.fillStyle = '#0f0';
  glow.fill(barPath);

  drawTailLamp(ink, {
    outline: [
      [halfWidth - 0.27, middle + 0.028],
      [halfWidth - 0.05, top + 0.008],
      [halfWidth + 0.14, top + 0.02],
      [halfWidth + 0.2, middle + 0.02],
      [halfWidth + 0.08, bottom + 0.012],
      [halfWidth - 0.06, bottom],
      [halfWidth - 0.25, middle - 0.03],
    ],
    tension: 0.6,
    signature: [
      [
        [halfWidth - 0.26, middle + 0.004],
        [halfWidth - 0.06, middle + 0.03],
        [halfWidth + 0.1, middle + 0.03],
        [halfWidth + 0.06, bottom + 0.046],
        [halfWidth - 0.05, bottom + 0.03],
        [halfWidth - 0.14, middle - 0.012],
      ],
    ],
    signatureWidth: 0.014,
  });
  drawBadge(ink, middle - 0.09, 0.034);
}
