import * as THREE from 'three';

import type { BodyField } from '../body/body-field';
import type { EndArt } from '../art/end-sheet';
import type { Face } from '../art/face';
import type { SideArt } from '../art/side-art';
import type { FloorShadow } from './floor-shadow';

/** Everything the body shader looks up. Names match its GLSL. */
export type BodyUniforms = Readonly<Record<string, THREE.IUniform>>;

export interface BodyLook {
  readonly body: BodyField;
  readonly face: Face;
  readonly side: SideArt;
  readonly nose: EndArt;
  readonly tail: EndArt;
  readonly floor: FloorShadow;
}

export function bodyUniforms({ body, face, side, nose, tail, floor }: BodyLook): BodyUniforms {
  const { shape, belt, axles } = body;
  const isVan = shape.features.van === true;
  const [middlePost] = shape.windows.posts;
  return {
    sideColour: { value: artTexture(side.colour) },
    sideMasks: { value: artTexture(side.masks) },
    noseColour: { value: artTexture(nose.colour) },
    noseMasks: { value: artTexture(nose.masks) },
    tailColour: { value: artTexture(tail.colour) },
    tailMasks: { value: artTexture(tail.masks) },
    floorShadow: { value: floor.texture },
    floorLookup: { value: floor.lookup },
    sideScale: { value: new THREE.Vector2(...side.sheet.perMetre) },
    endScale: { value: new THREE.Vector2(...nose.sheet.perMetre) },
    bodySize: { value: new THREE.Vector3(shape.length, shape.height, shape.width) },
    openRoof: { value: shape.features.openRoof === true ? 1 : 0 },
    /** Bonnet gap: distance from the middle, widening per metre, rear end; then where nose art stops. */
    bonnet: {
      value: new THREE.Vector4(
        shape.width / 2 - 0.23,
        0.05,
        shape.windscreen.foot[0] + 0.15,
        shape.frontOverhang + 0.02,
      ),
    },
    beltHeight: { value: belt(1.5) - 0.03 },
    /** Pillar widths round the screens; a van has no rear screen. */
    screenFrit: { value: new THREE.Vector3(0.03, 0.05, isVan ? -9 : 0) },
    wheels: { value: new THREE.Vector4(axles[0], axles[1], shape.tyreRadius, shape.archRadius) },
    privacyFrom: {
      value: face.privacyGlass && middlePost !== undefined && !isVan ? middlePost : 99,
    },
  };
}

function artTexture(canvas: HTMLCanvasElement): THREE.CanvasTexture {
  const texture = new THREE.CanvasTexture(canvas);
  texture.anisotropy = 1;
  texture.generateMipmaps = false;
  texture.minFilter = THREE.LinearFilter;
  return texture;
}
