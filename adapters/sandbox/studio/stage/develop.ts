import * as THREE from 'three';

/**
 * Layers are kept this dark so that highlights brighter than white survive in eight bits: stored at full
 * exposure they clip and bonnets turn flat grey once tinted. Whoever composes them divides by it.
 */
const EXPOSURE = 0.35;

/** Turns the linear exposure of a scene into finished pixels on the renderer's canvas. */
export interface Darkroom {
  /** Exposes the scene onto fresh film of this size; both pictures can then be developed. */
  readonly expose: (
    scene: THREE.Scene,
    camera: THREE.Camera,
    width: number,
    height: number,
  ) => void;
  /** Prints one of the two pictures, averaging the samples of each pixel after encoding, as an eye would. */
  readonly print: (picture: 'black' | 'tint', width: number, height: number) => HTMLCanvasElement;
}

export function darkroom(renderer: THREE.WebGLRenderer): Darkroom {
  let film = new THREE.WebGLRenderTarget(1, 1);
  const lens = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const material = new THREE.ShaderMaterial({
    uniforms: {
      colour: { value: null },
      black: { value: null },
      reach: { value: new THREE.Vector2() },
    },
    vertexShader:
      'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }',
    fragmentShader: /* glsl */ `
      varying vec2 vUv;
      uniform sampler2D colour, black;
      uniform vec2 reach;
      vec4 developed(vec2 uv) {
        vec3 light = clamp(texture2D(colour, uv).rgb * ${EXPOSURE.toFixed(2)}, 0., 1.);
        vec3 code = mix(1.055 * pow(light, vec3(1. / 2.4)) - .055, light * 12.92, vec3(lessThanEqual(light, vec3(.0031308))));
        // Glass was blended in linear light; pictures are laid over one another in code values.
        float cover = 1. - pow(1. - clamp(texture2D(black, uv).a, 0., 1.), 1. / 2.2);
        return vec4(min(code, vec3(cover)), cover);
      }
      void main() {
        gl_FragColor = .25 * (developed(vUv + reach) + developed(vUv - reach)
          + developed(vUv + vec2(reach.x, -reach.y)) + developed(vUv + vec2(-reach.x, reach.y)));
      }`,
    toneMapped: false,
    depthTest: false,
    blending: THREE.NoBlending,
  });
  const easel = new THREE.Scene();
  easel.add(new THREE.Mesh(new THREE.PlaneGeometry(2, 2), material));

  return {
    expose: (scene, camera, width, height) => {
      if (film.width !== width || film.height !== height) {
        film.dispose();
        film = new THREE.WebGLRenderTarget(width, height, { count: 2, type: THREE.HalfFloatType });
      }
      renderer.setRenderTarget(film);
      renderer.clear();
      renderer.render(scene, camera);
      renderer.setRenderTarget(null);
    },
    print: (picture, width, height) => {
      material.uniforms['colour'] = { value: film.textures[picture === 'black' ? 0 : 1] };
      material.uniforms['black'] = { value: film.textures[0] };
      material.uniforms['reach'] = { value: new THREE.Vector2(0.25 / width, 0.25 / height) };
      renderer.setSize(width, height, false);
      renderer.render(easel, lens);
      return renderer.domElement;
    },
  };
}
