import type * as THREE from 'three';

/**
 * Every material writes two pictures at once: what it looks like where paint is black, and what white
 * paint would add. Rendering the vehicle twice instead would double the time.
 */
export const TINT_OUTPUT = 'layout(location = 1) out highp vec4 tintColour;';

/**
 * Lights the surface a second time as if its paint were white and keeps the difference. Goes right after
 * three's own lighting; expects `paintShare`, and leaves `addedDiffuse` and `addedSpecular`.
 */
export const LIGHT_TWICE = /* glsl */ `#include <lights_fragment_end>
  PhysicalMaterial whiteMaterial = material;
  whiteMaterial.diffuseColor += vec3(paintShare);
  whiteMaterial.diffuseContribution += vec3(paintShare * (1. - metalnessFactor));
  ReflectedLight whiteLight = ReflectedLight(vec3(0.), vec3(0.), vec3(0.), vec3(0.));
  vec3 lacquerOnce = clearcoatSpecularIndirect;
  RE_IndirectDiffuse(irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, whiteMaterial, whiteLight);
  RE_IndirectSpecular(radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, whiteMaterial, whiteLight);
  clearcoatSpecularIndirect = lacquerOnce;
  vec3 addedDiffuse = whiteLight.indirectDiffuse - reflectedLight.indirectDiffuse;
  vec3 addedSpecular = whiteLight.indirectSpecular - reflectedLight.indirectSpecular;`;

/** Writes the difference, dimmed by the lacquer above it. */
export const WRITE_TINT = /* glsl */ `#include <opaque_fragment>
  tintColour = vec4((addedDiffuse + addedSpecular) * (1. - material.clearcoat * Fcc), 1.);`;

/** For parts that are never painted: the second picture gets their shape in black. */
export function withoutTint(material: THREE.Material): void {
  const before = material.onBeforeCompile.bind(material);
  const key = material.customProgramCacheKey.bind(material);
  material.onBeforeCompile = (shader, renderer) => {
    before(shader, renderer);
    if (shader.fragmentShader.includes(TINT_OUTPUT)) return;
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${TINT_OUTPUT}`)
      .replace(
        '#include <opaque_fragment>',
        '#include <opaque_fragment>\ntintColour = vec4(0., 0., 0., 1.);',
      );
  };
  material.customProgramCacheKey = () => `${key()}-untinted`;
}
