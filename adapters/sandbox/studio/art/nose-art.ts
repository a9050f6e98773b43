import type { BodyField } from '../body/body-field';
import { endArt, type EndArt } from './end-sheet';
import type { Face, Ink, NoseFrame } from './face';
import { onBothSides, smoothPath } from './sheet';

/** Draws the nose of a body with one of the faces. */
export function noseArt({ shape, deck }: BodyField, face: Face): EndArt {
  const halfWidth = shape.width / 2;
  const noseTop = deck(0.1);
  const lampTop = noseTop - 0.032;
  const lampHeight = shape.features.van === true ? 0.19 : shape.height > 1.6 ? 0.105 : 0.095;
  const frame: NoseFrame = {
    halfWidth,
    lampTop,
    lampBottom: lampTop - lampHeight,
    lampInner: halfWidth - 0.4,
    lampOuter: halfWidth + (shape.features.van === true ? 0.16 : 0.21),
    intakeTop: shape.clearance + 0.25,
    intakeBottom: shape.clearance + 0.1,
    shape,
  };
  return endArt(shape, (ink) => {
    drawBumperFoot(ink, frame);
    const plateHeight = face.drawNose(ink, frame);
    drawBonnetEdge(ink, frame);
    return plateHeight;
  });
}

/** Unpainted plastic along the lower edge; deeper on clad bodies. */
function drawBumperFoot({ colour }: Ink, { shape }: NoseFrame): void {
  colour.fillStyle = '#141516';
  colour.fillRect(-1.6, 0, 3.2, shape.clearance + 0.075);
  if (shape.features.cladding === true) colour.fillRect(-1.6, 0, 3.2, shape.sill);
}

/** Where the bonnet closes on the grille, and the bumper on the wings. */
function drawBonnetEdge(
  { gaps }: Ink,
  { lampTop, lampBottom, lampInner, lampOuter, halfWidth }: NoseFrame,
): void {
  gaps.strokeStyle = '#00f';
  gaps.lineWidth = 0.009;
  gaps.stroke(
    smoothPath(
      [
        [-lampInner - 0.1, lampTop + 0.018],
        [-lampInner, lampTop + 0.012],
        [0, lampTop + 0.014],
        [lampInner, lampTop + 0.012],
        [lampInner + 0.1, lampTop + 0.018],
      ],
      false,
    ),
  );
  onBothSides([gaps], () => {
    gaps.stroke(
      smoothPath(
        [
          [halfWidth + 0.02, lampBottom + 0.03],
          [lampOuter + 0.06, lampBottom],
          [lampOuter + 0.3, lampBottom - 0.015],
        ],
        false,
      ),
    );
  });
}
