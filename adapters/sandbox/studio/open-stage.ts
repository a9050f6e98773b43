import type { BodyStyle, StudioFace, StudioView } from '../pictures/picture-address';
import type { LayerPngs } from './keep-layers';
import { openPage } from './open-page';
import type { LayerSize } from './stage/take-layers';

/** The stage, driven from outside the browser. */
export interface OpenStage {
  readonly setUp: (style: BodyStyle, face: StudioFace, cell: number) => Promise<void>;
  /** PNGs of the vehicle in black paint, and of what white paint would add. */
  readonly take: (view: StudioView, size: LayerSize) => Promise<LayerPngs>;
  readonly close: () => Promise<void>;
}

/** Opens the stage for stills. */
export async function openStage(): Promise<OpenStage> {
  const { page, close } = await openPage(new URL('stage/stage.ts', import.meta.url));
  return {
    setUp: (style, face, cell) =>
      page.evaluate(([s, f, c]) => globalThis.stage.setUp(s, f, c), [style, face, cell] as const),
    take: async (view, size) => {
      const { black, tint } = await page.evaluate(([v, s]) => globalThis.stage.take(v, s), [
        view,
        size,
      ] as const);
      return { black: Buffer.from(black, 'base64'), tint: Buffer.from(tint, 'base64') };
    },
    close,
  };
}
