import * as THREE from 'three';

import { smoothMax } from '../body/blend';
import { fieldMesh, type Solid } from '../modelling/field-mesh';
import { part, type Part } from '../tracer/part';
import type { Surface } from '../tracer/surface';
import type { WheelDesign } from '../stage/wheel-design';
import { lathe } from './lathe';

const TONES: Readonly<Record<WheelDesign['tone'], Surface>> = {
  silver: { colour: [0.36, 0.365, 0.38], roughness: 0.27, metalness: 0.92, coat: 0.7 },
  bright: { colour: [0.5, 0.51, 0.52], roughness: 0.2, metalness: 0.95, coat: 0.7 },
  graphite: { colour: [0.085, 0.09, 0.1], roughness: 0.3, metalness: 0.85, coat: 0.8 },
  steel: { colour: [0.3, 0.31, 0.33], roughness: 0.45, metalness: 0.6, coat: 0.3 },
};

export const DARK: Surface = { colour: [0.008, 0.008, 0.009], roughness: 0.6 };

/** The alloy: barrel, lip and the spokes its design leaves standing. Round z, outer face at `face`. */
export function rim(radius: number, face: number, design: WheelDesign): Part[] {
  const alloy = TONES[design.tone];
  const spokes = fieldMesh(
    spokeSolid(radius, face, design),
    { from: [-radius, -radius, face - 0.12], to: [radius, radius, face + 0.02] },
    0.0034,
  );
  return [
    part(spokes, alloy),
    part(
      lathe([
        [radius + 0.004, face - 0.014],
        [radius + 0.009, face - 0.002],
        [radius + 0.006, face + 0.005],
        [radius - 0.001, face + 0.005],
        [radius - 0.007, face - 0.002],
        [radius - 0.012, face - 0.016],
        [radius - 0.016, face - 0.03],
        [radius - 0.03, face - 0.08],
        [radius - 0.034, face - 0.16],
      ]),
      alloy,
    ),
    ...nuts(face),
    ...cap(face),
  ];
}

/** How far the face falls back from the rim to the hub. */
const dish = (share: number): number =>
  0.034 * Math.pow(Math.max(0, 1 - share), 1.25) - 0.014 * Math.exp(-((share / 0.2) ** 2));

function spokeSolid(radius: number, face: number, design: WheelDesign): Solid {
  const pitch = (Math.PI * 2) / design.spokes;
  const lean = pitch * design.twist;
  const main = outline(
    -lean,
    lean,
    pitch * design.gap * 0.85,
    pitch * design.gap,
    radius * design.inner,
    radius * design.outer,
  );
  const slit =
    design.split > 0
      ? outline(
          0,
          0,
          pitch * design.split * 0.1,
          pitch * design.split * 0.42,
          radius * (design.inner + 0.14),
          radius * design.outer,
        )
      : undefined;
  return (x, y, z) => {
    const round = Math.hypot(x, y);
    const share = round / radius;
    const front = z - (face - 0.008 - dish(share));
    if (front > 0.03) return front;
    const thick = 0.03 + 0.02 * (1 - share);
    const plate = smoothMax(smoothMax(front, -front - thick, 0.01), round - radius + 0.004, 0.008);
    const angle = Math.atan2(y, x);
    const folded = (shift: number): number => {
      const turned = (angle - shift) / pitch;
      return (turned - Math.round(turned)) * pitch;
    };
    let open = outlineDistance(main, round, folded(0), pitch);
    if (slit !== undefined)
      open = Math.min(open, outlineDistance(slit, round, folded(pitch / 2), pitch));
    // Openings widen inwards, as castings do to come out of their mould.
    const draft = Math.max(-0.006, Math.min(0.004, front * 0.16));
    let nearest = smoothMax(plate, -(open + draft), 0.013);
    for (let nut = 0; nut < 5; nut++) {
      const at = ((nut + 0.5) * Math.PI * 2) / 5;
      const well = Math.hypot(x - 0.056 * Math.cos(at), y - 0.056 * Math.sin(at)) - 0.0145;
      nearest = smoothMax(nearest, -Math.max(well, -front - 0.03), 0.005);
    }
    return nearest * 0.9;
  };
}

type Outline = readonly (readonly [number, number])[];

/** An opening with rounded corners, its middle leaning from the inner to the outer angle. */
function outline(
  innerAngle: number,
  outerAngle: number,
  innerHalf: number,
  outerHalf: number,
  from: number,
  to: number,
): Outline {
  const polar = (radius: number, angle: number): readonly [number, number] => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ];
  const arc = Array.from({ length: 7 }, (_, step) =>
    polar(to, outerAngle - outerHalf + (outerHalf * 2 * step) / 6),
  );
  let points: Outline = [
    polar(from, innerAngle - innerHalf),
    ...arc,
    polar(from, innerAngle + innerHalf),
  ];
  for (let pass = 0; pass < 2; pass++) {
    points = points.flatMap(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return [
        [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
        [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
      ] as const;
    });
  }
  return points;
}

/** Signed distance to an opening, negative within it, seen from the two nearest of its repeats. */
function outlineDistance(points: Outline, round: number, angle: number, pitch: number): number {
  const once = (turn: number): number =>
    polygonDistance(points, round * Math.cos(turn), round * Math.sin(turn));
  return Math.min(once(angle), once(angle > 0 ? angle - pitch : angle + pitch));
}

function polygonDistance(points: Outline, x: number, y: number): number {
  let nearest = Infinity;
  let sign = 1;
  let [fromX, fromY] = points[points.length - 1] ?? [0, 0];
  for (const [toX, toY] of points) {
    const [ex, ey] = [toX - fromX, toY - fromY];
    const [wx, wy] = [x - fromX, y - fromY];
    const share = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
    const [bx, by] = [wx - ex * share, wy - ey * share];
    nearest = Math.min(nearest, bx * bx + by * by);
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
      sign = -sign;
    [fromX, fromY] = [toX, toY];
  }
  return sign * Math.sqrt(nearest);
}

const nuts = (face: number): Part[] =>
  Array.from({ length: 5 }, (_, nut) => {
    const at = ((nut + 0.5) * Math.PI * 2) / 5;
    return part(
      new THREE.CylinderGeometry(0.0088, 0.0095, 0.024, 6),
      { colour: [0.35, 0.35, 0.36], roughness: 0.3, metalness: 1 },
      { at: [0.056 * Math.cos(at), 0.056 * Math.sin(at), face - 0.05], turn: [Math.PI / 2, 0, 0] },
    );
  });

/** The cap in the middle: dark, ringed, with the same bar as the badge on the nose. */
const cap = (face: number): Part[] => {
  const bright: Surface = { colour: [0.7, 0.71, 0.72], roughness: 0.15, metalness: 1 };
  return [
    part(
      lathe([
        [0.0005, face - 0.016],
        [0.022, face - 0.017],
        [0.028, face - 0.02],
        [0.031, face - 0.027],
        [0.031, face - 0.06],
      ]),
      { colour: [0.012, 0.013, 0.015], roughness: 0.3, coat: 1 },
    ),
    part(new THREE.TorusGeometry(0.0275, 0.0016, 10, 60), bright, { at: [0, 0, face - 0.0185] }),
    part(new THREE.CapsuleGeometry(0.0028, 0.02, 4, 10), bright, {
      at: [0, 0, face - 0.0155],
      turn: [0, 0, -0.3],
    }),
  ];
};
