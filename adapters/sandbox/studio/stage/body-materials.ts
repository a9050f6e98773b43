import * as THREE from 'three';

import {
  BEVEL,
  FLOOR_IN_REFLECTION,
  SURFACE,
  VERTEX_ASSIGNMENTS,
  VERTEX_DECLARATIONS,
} from './body-glsl';
import type { BodyUniforms } from './body-uniforms';
import { LIGHT_TWICE, TINT_OUTPUT, WRITE_TINT } from './two-outputs';

/** Fixed for every paint, since a tinted layer cannot change them afterwards. */
const PAINT_FINISH = {
  color: 0x000000,
  metalness: 0.4,
  roughness: 0.4,
  clearcoat: 1,
  clearcoatRoughness: 0.02,
} as const;

const OPEN_ROOF = 'if (openRoof > .5 && vRegions.w > 0. && vRegions.x < -.055) discard;';

/** Paint and trim: everything but the glass, which it leaves out. */
export function paintMaterial(uniforms: BodyUniforms): THREE.MeshPhysicalMaterial {
  const material = new THREE.MeshPhysicalMaterial({ ...PAINT_FINISH, side: THREE.DoubleSide });
  patch(material, uniforms, 'paint', (fragment) =>
    fragment
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        ${OPEN_ROOF}
        readSurface();
        if (isGlass >= .5) discard;
        // Grazing back faces would dot the silhouette, so only clear ones count as the inside.
        if (!gl_FrontFacing && dot(normalize(vNormal), normalize(vViewPosition)) < -.12) {
          gl_FragColor = vec4(.004, .004, .0045, 1.);
          tintColour = vec4(0., 0., 0., 1.);
          return;
        }
        float notPaint = max(isTrim, art.a);
        float paintShare = (1. - notPaint) * (1. - .95 * isGap);
        diffuseColor.rgb = mix(vec3(.018), vec3(.006), isGloss) * isTrim;
        diffuseColor.rgb = mix(diffuseColor.rgb, art.rgb * art.rgb, art.a);
        diffuseColor.rgb *= 1. - .95 * isGap;`,
      )
      .replace(
        '#include <roughnessmap_fragment>',
        `#include <roughnessmap_fragment>
        roughnessFactor = mix(roughnessFactor, mix(.62, .12, isGloss), notPaint);`,
      )
      .replace(
        '#include <metalnessmap_fragment>',
        `#include <metalnessmap_fragment>
        metalnessFactor *= 1. - notPaint;`,
      )
      .replace(
        '#include <normal_fragment_maps>',
        `#include <normal_fragment_maps>
        normal = normalize(normal + ${BEVEL});`,
      )
      .replace(
        '#include <clearcoat_normal_fragment_maps>',
        `#include <clearcoat_normal_fragment_maps>
        clearcoatNormal = normalize(clearcoatNormal + ${BEVEL});`,
      )
      .replace(
        '#include <lights_physical_fragment>',
        `#include <lights_physical_fragment>
        material.clearcoat *= max(1. - notPaint, isGloss * (isTrim > .5 ? .3 : .9)) * (1. - .9 * isGap);`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        'totalEmissiveRadiance += art.rgb * art.rgb * art.a * isGlowing * .55;',
      )
      .replace('#include <lights_fragment_end>', LIGHT_TWICE)
      .replace(
        '#include <aomap_fragment>',
        `
        vec3 outward = inverseTransformDirection(normal, viewMatrix);
        vec3 toEye = inverseTransformDirection(normalize(vViewPosition), viewMatrix);
        float mirrored = clamp(vOpenness * 1.35, 0., 1.) * floorInReflection(reflect(-toEye, outward));
        // Lacquer is pushed beyond nature because it is what makes paint look like paint; less so on
        // bonnets and roofs, which the room lights from all round.
        float upward = clamp(outward.y, 0., 1.);
        float lacquer = (1. + 1.1 * (1. - notPaint)) * (1. - .76 * upward);
        float calm = 1. - .34 * upward * upward * (1. - notPaint);
        float diffuseShare = vOpenness * calm;
        float specularShare = mirrored * calm * (1. - .6 * isTrim);
        reflectedLight.indirectDiffuse *= diffuseShare;
        reflectedLight.indirectSpecular *= specularShare;
        addedDiffuse *= diffuseShare;
        addedSpecular *= specularShare;
        clearcoatSpecularIndirect *= mirrored * lacquer;`,
      )
      .replace('#include <opaque_fragment>', WRITE_TINT),
  );
  return material;
}

/** Painted fittings, such as door handles, that are meshes of their own. */
export function fittingPaint(): THREE.MeshPhysicalMaterial {
  const material = new THREE.MeshPhysicalMaterial(PAINT_FINISH);
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${TINT_OUTPUT}`)
      .replace('#include <color_fragment>', '#include <color_fragment>\nfloat paintShare = 1.;')
      .replace('#include <lights_fragment_end>', LIGHT_TWICE)
      .replace('#include <opaque_fragment>', WRITE_TINT);
  };
  material.customProgramCacheKey = () => 'fitting-paint';
  return material;
}

/** Glass: nothing but reflection, more opaque the more it reflects. Blended in linear light, hence the high shares. */
export function glassMaterial(uniforms: BodyUniforms): THREE.MeshPhysicalMaterial {
  const material = new THREE.MeshPhysicalMaterial({
    color: 0x000000,
    roughness: 0.02,
    ior: 1.55,
    transparent: true,
    premultipliedAlpha: true,
    side: THREE.FrontSide,
    depthWrite: true,
  });
  patch(material, uniforms, 'glass', (fragment) =>
    fragment
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        ${OPEN_ROOF}
        readSurface();
        if (isGlass < .5) discard;
        diffuseColor.rgb = vec3(0.);`,
      )
      .replace(
        '#include <aomap_fragment>',
        `
        vec3 outward = inverseTransformDirection(normal, viewMatrix);
        vec3 toEye = inverseTransformDirection(normalize(vViewPosition), viewMatrix);
        reflectedLight.indirectDiffuse *= vOpenness;
        reflectedLight.indirectSpecular *= (.72 - .34 * clamp(outward.y, 0., 1.)) * floorInReflection(reflect(-toEye, outward));`,
      )
      .replace('#include <opaque_fragment>', 'gl_FragColor = vec4(outgoingLight, 1.);')
      .replace(
        '#include <premultiplied_alpha_fragment>',
        `
        float shine = clamp(dot(outgoingLight, vec3(.33)), 0., 1.);
        gl_FragColor.a = mix(mix(.86, .993, isPrivate), 1., shine * .6);
        tintColour = vec4(0., 0., 0., gl_FragColor.a);`,
      ),
  );
  return material;
}

function patch(
  material: THREE.Material,
  uniforms: BodyUniforms,
  key: string,
  change: (fragment: string) => string,
): void {
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${VERTEX_DECLARATIONS}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${VERTEX_ASSIGNMENTS}`);
    shader.fragmentShader = change(
      shader.fragmentShader.replace(
        '#include <common>',
        `#include <common>\n${TINT_OUTPUT}\n${SURFACE}\n${FLOOR_IN_REFLECTION}`,
      ),
    );
  };
  material.customProgramCacheKey = () => `body-${key}`;
}
