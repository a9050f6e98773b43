import * as THREE from 'three';

import type { BodyStyle, StudioFace, StudioView } from '../../pictures/picture-address';
import { cameraFor } from './camera-for';
import { darkroom } from './develop';
import { studioLight } from './studio-light';
import { takeLayers, type LayerSize } from './take-layers';
import { styledBody, vehicleScene, type StyledBody, type VehicleScene } from './vehicle-scene';

/** Two PNGs as base64: the vehicle in black paint, and what white paint would add to it. */
export interface EncodedLayers {
  readonly black: string;
  readonly tint: string;
}

/** What the driving program can ask of the page it opened. */
export interface Stage {
  /** Builds a look; the body is kept while the style stays the same. Cell size of the mesh in metres. */
  readonly setUp: (style: BodyStyle, face: StudioFace, cell: number) => void;
  readonly take: (view: StudioView, size: LayerSize) => EncodedLayers;
}

declare global {
  var stage: Stage;
}

const renderer = new THREE.WebGLRenderer({
  antialias: false,
  alpha: true,
  preserveDrawingBuffer: true,
  premultipliedAlpha: true,
});
renderer.setPixelRatio(1);
renderer.toneMapping = THREE.NoToneMapping;
const light = new THREE.PMREMGenerator(renderer).fromEquirectangular(studioLight()).texture;
const room = darkroom(renderer);

let standing: { style: BodyStyle; cell: number; styled: StyledBody } | undefined;
let dressed: VehicleScene | undefined;

function setUp(style: BodyStyle, face: StudioFace, cell: number): void {
  dressed?.dispose();
  if (standing?.style !== style || standing.cell !== cell) {
    standing?.styled.geometry.dispose();
    standing = { style, cell, styled: styledBody(style, cell) };
  }
  dressed = vehicleScene(standing.styled, face, light);
}

function take(view: StudioView, size: LayerSize): EncodedLayers {
  if (standing === undefined || dressed === undefined)
    throw new Error('Nothing has been set up to take a picture of');
  const { body, floor } = standing.styled;
  const { black, tint } = takeLayers(
    renderer,
    room,
    dressed,
    cameraFor(body.shape, view),
    { shape: body.shape, floor },
    size,
  );
  return { black: encodedPng(black), tint: encodedPng(tint) };
}

const encodedPng = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL('image/png').replace('data:image/png;base64,', '');

globalThis.stage = { setUp, take };
