import * as THREE from 'three';

import type { BodyStyle, StudioFace } from '../../pictures/picture-address';
import { darkroom } from '../stage/develop';
import { studioLight } from '../stage/studio-light';
import { takeLayers, type LayerPair, type LayerSize } from '../stage/take-layers';
import {
  styledBody,
  vehicleScene,
  type StyledBody,
  type VehicleScene,
} from '../stage/vehicle-scene';
import { isKerbSide, turntableCamera } from './turntable-camera';

/** The vehicle on the turntable, one camera position after another. */
export interface TurntableStage {
  /** Builds a look; the body is kept while the style stays the same. Cell size of the mesh in metres. */
  readonly setUp: (style: BodyStyle, face: StudioFace, cell: number) => void;
  /** One frame, `turn` being a share of the whole turn. */
  readonly take: (turn: number, size: LayerSize) => LayerPair;
}

export function turntableStage(): TurntableStage {
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

  return {
    setUp: (style, face, cell) => {
      dressed?.dispose();
      if (standing?.style !== style || standing.cell !== cell) {
        standing?.styled.geometry.dispose();
        standing = { style, cell, styled: styledBody(style, cell) };
      }
      dressed = vehicleScene(standing.styled, face, light);
    },
    take: (turn, size) => {
      if (standing === undefined || dressed === undefined)
        throw new Error('Nothing has been put on the turntable');
      const { body, floor } = standing.styled;
      // The reflection runs out below the near wheels: those of the other side once the camera is there.
      const width = isKerbSide(turn) ? body.shape.width : -body.shape.width;
      const camera = turntableCamera(body.shape, turn);
      return takeLayers(
        renderer,
        room,
        dressed,
        camera,
        { shape: { ...body.shape, width }, floor },
        size,
      );
    },
  };
}
