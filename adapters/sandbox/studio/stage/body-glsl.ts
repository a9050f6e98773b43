/** Added to the vertex shader: what the mesh knows, handed on. */
export const VERTEX_DECLARATIONS = /* glsl */ `
attribute vec4 regions;
attribute float wrapAround;
attribute float openness;
varying vec4 vRegions;
varying float vWrap;
varying float vOpenness;
varying vec3 vSpot;
varying vec3 vOutward;
`;

export const VERTEX_ASSIGNMENTS = /* glsl */ `
vRegions = regions;
vWrap = wrapAround;
vOpenness = openness;
vSpot = position;
vOutward = normal;
`;

/**
 * Decides for every fragment what the skin is there: paint, glass, trim, a gap or drawn art. Masks, not
 * geometry, hold the borders; `fwidth` keeps them one pixel sharp at any size.
 */
export const SURFACE = /* glsl */ `
varying vec4 vRegions;
varying float vWrap;
varying float vOpenness;
varying vec3 vSpot;
varying vec3 vOutward;
uniform sampler2D sideColour, sideMasks, noseColour, noseMasks, tailColour, tailMasks, floorShadow;
uniform vec4 floorLookup, bonnet, wheels;
uniform vec2 sideScale, endScale;
uniform vec3 bodySize, screenFrit;
uniform float openRoof, beltHeight, privacyFrom;

float isGlass, isTrim, isGloss, isGap, isGlowing, isPrivate;
vec4 art;
vec3 gapSlope;

float crisp(float value) {
  float width = fwidth(value) * .75 + 1e-6;
  return smoothstep(-width, width, value);
}

/** Slope of the gap mask, in mask units per sample pair: the bevel of a shut line. */
vec2 slopeOf(sampler2D masks, vec2 uv) {
  vec2 reach = vec2(1.5 / 2048., 1.5 / 1024.);
  return vec2(
    texture2D(masks, uv + vec2(reach.x, 0.)).b - texture2D(masks, uv - vec2(reach.x, 0.)).b,
    texture2D(masks, uv + vec2(0., reach.y)).b - texture2D(masks, uv - vec2(0., reach.y)).b
  );
}

void readSurface() {
  vec3 n = normalize(vOutward);
  float x = vSpot.x + bodySize.x * .5, z = vSpot.y, across = abs(vSpot.z);
  float greenhouse = vRegions.w;
  isGlass = isTrim = isGloss = isGap = isGlowing = isPrivate = 0.;
  art = vec4(0.);
  gapSlope = vec3(0.);

  // Side art.
  vec2 sideUv = vec2((x + .1) * sideScale.x, z * sideScale.y);
  vec4 sideMask = texture2D(sideMasks, sideUv);
  vec4 sideInk = texture2D(sideColour, sideUv);
  float lateral = smoothstep(.3, .5, abs(n.z));
  float ownsSide = step(0., vRegions.z) * step(-.01, greenhouse);
  float onSide = step(across, bodySize.z * .5 + .012) * lateral;
  onSide *= (greenhouse > -.02 && z > beltHeight) ? ownsSide : 1.;
  isGlass = crisp(sideMask.r - .5) * ownsSide * lateral;
  isPrivate = isGlass * step(privacyFrom, x);
  isTrim = crisp(sideMask.g - .5) * onSide;
  if (z > beltHeight && isTrim > .5) isGloss = 1.;
  isGap = sideMask.b * onSide;
  gapSlope = vec3(slopeOf(sideMasks, sideUv) * onSide, 0.);
  if (sideInk.a > .02) art = vec4(sideInk.rgb, sideInk.a * onSide);

  // Screens with their black borders.
  if (greenhouse > -.005) {
    float front = min(vRegions.x, greenhouse) - screenFrit.x;
    float rear = min(vRegions.y, greenhouse * 1.2 - .015) + screenFrit.z - screenFrit.y;
    float border = max(crisp(front), crisp(rear));
    isTrim = max(isTrim, border);
    isGloss = max(isGloss, border);
    float rearGlass = crisp(rear - .03);
    isGlass = max(isGlass, max(crisp(front - .022), rearGlass));
    if (privacyFrom < 90.) isPrivate = max(isPrivate, rearGlass);
  }

  // Nose and tail art, which wraps round the corners.
  bool isFront = x < bodySize.x * .5;
  vec2 endUv = vec2(vWrap * endScale.x + .5, z * endScale.y);
  vec4 endInk = isFront ? texture2D(noseColour, endUv) : texture2D(tailColour, endUv);
  vec4 endMask = isFront ? texture2D(noseMasks, endUv) : texture2D(tailMasks, endUv);
  float onEnd = isFront ? smoothstep(.93, .86, n.y) * step(greenhouse, 0.) : smoothstep(.93, .8, n.y);
  onEnd *= step(0., endUv.x) * step(endUv.x, 1.) * step(endUv.y, 1.);
  if (isFront && x > bonnet.w) onEnd = 0.;
  endInk.a *= onEnd;
  endMask *= onEnd;
  if (endInk.a > .01) art = mix(art, vec4(endInk.rgb, 1.), endInk.a);
  isGloss = max(isGloss, endMask.r);
  isGlowing = endMask.g;
  isGap = max(isGap, endMask.b * (1. - isGlass));
  if (onEnd > .5) {
    vec2 slope = isFront ? slopeOf(noseMasks, endUv) : slopeOf(tailMasks, endUv);
    // Round the corner the drawing runs along the car instead of across it.
    float round = smoothstep(.4, .8, abs(n.z));
    float side = sign(vSpot.z);
    gapSlope += vec3(slope.x * round * side * (isFront ? 1. : -1.), slope.y, slope.x * (1. - round));
  }

  // Bonnet shut line.
  float bonnetEdge = bonnet.x + bonnet.y * x;
  if (n.y > .45 && greenhouse < 0. && x < bonnet.z && x > .14) {
    float off = abs(vSpot.z) - bonnetEdge;
    isGap = max(isGap, 1. - smoothstep(.0035, .0065, abs(off)));
    gapSlope.z += -.5 * sign(off) * sign(vSpot.z) * (smoothstep(.002, .006, abs(off)) - smoothstep(.006, .012, abs(off)));
  }

  // Mirrors: glass behind, black foot, no art.
  if (across > bodySize.z * .5 + .035 && z > beltHeight - .1) {
    isGap = isGlass = isTrim = isPrivate = 0.;
    gapSlope = vec3(0.);
    art = vec4(0.);
    if (n.x > .75) { isTrim = 1.; isGloss = 1.; }
    else if (n.y < -.5) isTrim = 1.;
  }
  // Insides of the wheel arches, and the underside.
  float fromWheel = min(length(vec2(x - wheels.x, z - wheels.z)), length(vec2(x - wheels.y, z - wheels.z)));
  bool inArch = fromWheel < wheels.w + .004;
  if (inArch || (n.y < -.75 && z < beltHeight - .3)) {
    isTrim = 1.;
    isGloss = 0.;
    if (inArch) { isGap = 0.; art = vec4(0.); gapSlope = vec3(0.); }
  }
}
`;

/** The bevel of shut lines, as a nudge to the normal in view space. */
export const BEVEL = /* glsl */ `(viewMatrix * vec4(gapSlope * .55, 0.)).xyz`;

/** How much of what a mirror direction sees of the floor is in the vehicle's own shadow. */
export const FLOOR_IN_REFLECTION = /* glsl */ `
float floorInReflection(vec3 direction) {
  if (direction.y > -.02) return 1.;
  vec3 spot = vSpot + direction * (vSpot.y / -direction.y);
  vec2 uv = (spot.xz - floorLookup.xy) * floorLookup.zw;
  float onMap = step(0., uv.x) * step(uv.x, 1.) * step(0., uv.y) * step(uv.y, 1.);
  return mix(1., 1. - texture2D(floorShadow, uv).r, onMap);
}
`;
