import type { BodyStyle, StudioFace } from '../../pictures/picture-address';
import { bootScene, bootSky, bootViewpoint } from '../boot/boot-scene';
import { keepLayers } from '../keep-layers';
import { filmOf, type Care } from '../tracer/film-of';
import { layersOf } from '../tracer/layers-of';
import { openLight, studioSky } from '../tracer/studio-sky';
import { tracedSet } from '../tracer/traced-set';
import { roadWheel, wheelViewpoint, wing } from '../wheel/wheel-scene';

/** Pictures the opened back of a style, as two layers, and says how many bytes they take. */
export async function keepBoot(style: BodyStyle, face: StudioFace, care: Care): Promise<number> {
  const sky = bootSky();
  const film = filmOf(tracedSet(bootScene(style)), sky, bootViewpoint(style), care);
  const floor = { open: openLight(sky), strength: 0.85, reach: 3 };
  return keepLayers({ style, face, view: 'boot' }, await layersOf(film, floor));
}

/** Pictures the front wheel of a look. */
export async function keepWheel(style: BodyStyle, face: StudioFace, care: Care): Promise<number> {
  const sky = studioSky();
  const set = tracedSet([...wing(style), ...(await roadWheel(style, face))]);
  const film = filmOf(set, sky, wheelViewpoint(style), care);
  const floor = { open: openLight(sky), strength: 0.85, reach: 2.6 };
  return keepLayers({ style, face, view: 'wheel' }, await layersOf(film, floor));
}
