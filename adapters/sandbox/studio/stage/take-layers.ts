import * as THREE from 'three';

import type { BodyShape } from '../body/body-shape';
import type { Darkroom } from './develop';
import type { FloorShadow } from './floor-shadow';
import type { VehicleScene } from './vehicle-scene';

/** Size of the finished layer in pixels, and how many samples a pixel takes each way (at most 2). */
export interface LayerSize {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
}

/** The vehicle painted black, and what white paint would add, over its reflection and shadow, on nothing. */
export interface LayerPair {
  readonly black: HTMLCanvasElement;
  readonly tint: HTMLCanvasElement;
}

/** How clearly the polished floor mirrors the vehicle, and over what share of the height that fades. */
const REFLECTION = { strength: 0.17, fade: 0.15 } as const;

export function takeLayers(
  renderer: THREE.WebGLRenderer,
  darkroom: Darkroom,
  { scene, vehicle }: VehicleScene,
  camera: THREE.PerspectiveCamera,
  { shape, floor }: { shape: BodyShape; floor: FloorShadow },
  { width, height, samples }: LayerSize,
): LayerPair {
  renderer.setClearColor(0, 0);
  const [black, tint] = [blank(width, height), blank(width, height)];
  const sheets = [
    ['black', black],
    ['tint', tint],
  ] as const;

  // The reflection is blurred and faint, so half the pixels do.
  vehicle.scale.y = -1;
  darkroom.expose(scene, camera, width / 2, height / 2);
  vehicle.scale.y = 1;
  for (const [picture, sheet] of sheets) {
    sheet.globalAlpha = REFLECTION.strength;
    sheet.drawImage(
      fadedReflection(darkroom.print(picture, width / 2, height / 2), camera, shape, width, height),
      0,
      0,
    );
    sheet.globalAlpha = 1;
  }

  renderer.setSize(width, height, false);
  renderer.render(shadowScene(floor), camera);
  for (const [, sheet] of sheets) sheet.drawImage(renderer.domElement, 0, 0);

  darkroom.expose(scene, camera, width * samples, height * samples);
  for (const [picture, sheet] of sheets)
    sheet.drawImage(darkroom.print(picture, width, height), 0, 0);
  return { black: black.canvas, tint: tint.canvas };
}

function shadowScene(floor: FloorShadow): THREE.Scene {
  const scene = new THREE.Scene();
  const map = new THREE.CanvasTexture(floor.canvas);
  const material = new THREE.MeshBasicMaterial({ map, transparent: true, toneMapped: false });
  const plane = new THREE.Mesh(new THREE.PlaneGeometry(...floor.size), material);
  plane.rotation.x = -Math.PI / 2;
  scene.add(plane);
  return scene;
}

/** Blurs the reflection and lets it run out below the wheels. */
function fadedReflection(
  mirrored: HTMLCanvasElement,
  camera: THREE.Camera,
  shape: BodyShape,
  width: number,
  height: number,
): HTMLCanvasElement {
  const pen = blank(width, height);
  pen.filter = `blur(${String(width / 850)}px)`;
  pen.drawImage(mirrored, 0, 0, width, height);
  pen.filter = 'none';
  const near = new THREE.Vector3(0, 0, shape.width / 2).project(camera);
  const floorLine = ((1 - near.y) / 2) * height;
  const fade = pen.createLinearGradient(
    0,
    floorLine - height * 0.06,
    0,
    floorLine + height * REFLECTION.fade,
  );
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
  return pen.canvas;
}

function blank(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw');
  pen.imageSmoothingQuality = 'high';
  return pen;
}
