import * as THREE from 'three';

import type { BodyShape } from '../body/body-shape';
import type { WheelDesign } from './wheel-design';

type ProfilePoint = readonly [radius: number, axial: number];

const TONES: Readonly<Record<WheelDesign['tone'], { color: number; roughness: number }>> = {
  silver: { color: 0xb4b7bc, roughness: 0.28 },
  bright: { color: 0xd2d4d7, roughness: 0.2 },
  graphite: { color: 0x4a4d53, roughness: 0.26 },
  steel: { color: 0x85888d, roughness: 0.42 },
};

/** Builds one wheel round the z axis, outer face towards +z, sizes in metres. */
export function wheelMesh(shape: BodyShape, design: WheelDesign): THREE.Group {
  const group = new THREE.Group();
  const { tyreRadius, rimRadius: rim } = shape;
  const half = shape.tyreWidth / 2;
  const face = half * 0.86;

  const rubber = new THREE.MeshStandardMaterial({
    color: 0x101113,
    roughness: 0.8,
    envMapIntensity: 0.65,
    side: THREE.DoubleSide,
  });
  const alloy = new THREE.MeshPhysicalMaterial({
    ...TONES[design.tone],
    metalness: 0.9,
    clearcoat: 0.5,
    clearcoatRoughness: 0.1,
    side: THREE.DoubleSide,
  });
  const shadow = new THREE.MeshStandardMaterial({
    color: 0x08080a,
    roughness: 0.75,
    metalness: 0.3,
    envMapIntensity: 0.3,
    side: THREE.DoubleSide,
  });
  const disc = new THREE.MeshStandardMaterial({
    color: 0x6f7175,
    metalness: 0.9,
    roughness: 0.35,
    envMapIntensity: 0.4,
  });
  const cap = new THREE.MeshStandardMaterial({ color: 0x2d3034, metalness: 0.8, roughness: 0.3 });

  const turned = (
    profile: readonly ProfilePoint[],
    material: THREE.Material,
    segments = 96,
  ): void => {
    const points = profile.map(([radius, axial]) => new THREE.Vector2(radius, axial));
    const geometry = new THREE.LatheGeometry(points, segments);
    geometry.rotateX(Math.PI / 2);
    group.add(new THREE.Mesh(geometry, material));
  };

  turned(tyreProfile(tyreRadius, rim, half), rubber);
  turned(
    [
      [rim + 0.006, face - 0.012],
      [rim + 0.01, face],
      [rim + 0.004, face + 0.006],
      [rim - 0.006, face + 0.002],
      [rim - 0.012, face - 0.014],
      [rim - 0.016, face - 0.03],
    ],
    alloy,
  );
  turned(
    [
      [rim - 0.016, face - 0.03],
      [rim - 0.03, face - 0.09],
      [rim - 0.035, -half * 0.8],
    ],
    shadow,
  );
  turned(
    [
      [0, face - 0.115],
      [rim - 0.03, face - 0.115],
    ],
    shadow,
  );
  turned(
    [
      [0.07, face - 0.085],
      [rim * 0.78, face - 0.085],
      [rim * 0.78, face - 0.1],
    ],
    disc,
  );
  group.add(new THREE.Mesh(spokes(rim, face, design), alloy));
  turned(
    [
      [0, face - 0.012],
      [0.02, face - 0.013],
      [0.028, face - 0.016],
      [0.031, face - 0.024],
      [0.031, face - 0.05],
    ],
    cap,
    48,
  );
  for (let nut = 0; nut < 5; nut++) {
    const angle = ((nut + 0.5) * Math.PI * 2) / 5;
    const mesh = new THREE.Mesh(new THREE.CylinderGeometry(0.01, 0.01, 0.02, 16), shadow);
    mesh.rotation.x = Math.PI / 2;
    mesh.position.set(0.056 * Math.cos(angle), 0.056 * Math.sin(angle), face - 0.024);
    group.add(mesh);
  }
  return group;
}

/** Tread, rounded shoulders and a side wall with a faint rib, from the inner bead round to the outer. */
function tyreProfile(outer: number, rim: number, half: number): ProfilePoint[] {
  const wall = (rim + outer) / 2;
  const shoulder = (step: number): ProfilePoint => {
    const angle = ((step / 6) * Math.PI) / 2;
    return [outer - 0.035 + 0.035 * Math.sin(angle), half * 0.78 + 0.21 * half * Math.cos(angle)];
  };
  const rising = Array.from({ length: 7 }, (_, step): ProfilePoint => [
    shoulder(step)[0],
    -shoulder(step)[1],
  ]);
  const falling = Array.from({ length: 7 }, (_, step) => shoulder(6 - step));
  return [
    [rim + 0.004, -half * 0.85],
    [rim + 0.02, -half * 0.95],
    [wall, -half],
    ...rising,
    ...falling,
    [wall + 0.01, half],
    [wall + 0.006, half * 1.015],
    [wall - 0.006, half * 1.015],
    [wall - 0.01, half],
    [rim + 0.022, half * 0.965],
    [rim + 0.008, half * 0.9],
    [rim + 0.002, half * 0.84],
  ];
}

/** A dished disc with rounded openings cut out; what is left are the spokes. */
function spokes(rim: number, face: number, design: WheelDesign): THREE.BufferGeometry {
  const outline = new THREE.Shape();
  outline.absarc(0, 0, rim - 0.008, 0, Math.PI * 2);
  const pitch = (Math.PI * 2) / design.spokes;
  for (let spoke = 0; spoke < design.spokes; spoke++) {
    const centre = spoke * pitch;
    const lean = pitch * design.twist;
    outline.holes.push(
      opening(
        centre - lean,
        centre + lean,
        pitch * design.gap * 0.85,
        pitch * design.gap,
        rim * design.inner,
        rim * design.outer,
      ),
    );
    if (design.split > 0) {
      const middle = centre + pitch / 2;
      outline.holes.push(
        opening(
          middle,
          middle,
          pitch * design.split * 0.1,
          pitch * design.split * 0.42,
          rim * (design.inner + 0.14),
          rim * design.outer,
        ),
      );
    }
  }
  const geometry = new THREE.ExtrudeGeometry(outline, {
    depth: 0.022,
    bevelEnabled: true,
    bevelThickness: 0.007,
    bevelSize: 0.006,
    bevelSegments: 3,
    curveSegments: 64,
  });
  const positions = geometry.getAttribute('position');
  for (let vertex = 0; vertex < positions.count; vertex++) {
    const share = Math.hypot(positions.getX(vertex), positions.getY(vertex)) / rim;
    const dish =
      0.03 * Math.pow(Math.max(0, 1 - share), 1.2) - 0.012 * Math.exp(-((share / 0.2) ** 2));
    positions.setZ(vertex, positions.getZ(vertex) + face - 0.038 - dish);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** One opening: its middle line leans from the inner to the outer angle; corners rounded by Chaikin's rule. */
function opening(
  innerAngle: number,
  outerAngle: number,
  innerHalf: number,
  outerHalf: number,
  from: number,
  to: number,
): THREE.Path {
  const polar = (radius: number, angle: number): THREE.Vector2 =>
    new THREE.Vector2(radius * Math.cos(angle), radius * Math.sin(angle));
  const arc = Array.from({ length: 9 }, (_, step) =>
    polar(to, outerAngle - outerHalf + (outerHalf * 2 * step) / 8),
  );
  let points = [polar(from, innerAngle - innerHalf), ...arc, polar(from, innerAngle + innerHalf)];
  for (let pass = 0; pass < 3; pass++) {
    points = points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      return [point.clone().lerp(next, 0.25), point.clone().lerp(next, 0.75)];
    });
  }
  return new THREE.Path(points);
}
