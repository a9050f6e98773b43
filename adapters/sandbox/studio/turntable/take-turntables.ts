import type { LayerSubject } from '../../pictures/picture-files';
import { TURNTABLE_VIEWS, TURNTABLE_WIDTH } from '../../pictures/turntable-frames';
import { keepLayers, type LayerQuality } from '../keep-layers';
import { openLedger } from '../layer-ledger';
import { openPage } from '../open-page';
import type { StudioOrder } from '../studio-job';
import { programHash } from './program-hash';
import { TURNED_LOOKS } from '../../pictures/turned-looks';

const PROGRAM = new URL('frame-program.ts', import.meta.url);
const CELL = 0.015;
const SIZE = { width: TURNTABLE_WIDTH, height: (TURNTABLE_WIDTH * 10) / 16, samples: 2 } as const;

/** A frame is seen for a moment, between two others, so less will do than for a still. */
const QUALITY: LayerQuality = { black: 82, tint: 78 };

interface Frame extends LayerSubject {
  readonly turn: number;
}

/** Every frame of every look that goes round. */
export function turntableFrames(order: StudioOrder): readonly Frame[] {
  const wanted = (asked: string | undefined, value: string): boolean =>
    asked === undefined || asked.split(',').includes(value);
  return TURNED_LOOKS.filter(
    ({ style, face }) => wanted(order.style, style) && wanted(order.face, face),
  ).flatMap((look) =>
    TURNTABLE_VIEWS.map((view, index) => ({
      ...look,
      view,
      turn: index / TURNTABLE_VIEWS.length,
    })),
  );
}

/** Takes the frames that are missing or out of date. */
export async function takeTurntables(
  order: StudioOrder,
  say: (line: string) => void,
): Promise<void> {
  const hashOf = await programHash(PROGRAM);
  const ledger = await openLedger('turntable-ledger');
  const due = turntableFrames(order).filter(
    (frame) => !ledger.isCurrent(frame, hashOf(frame.face)),
  );
  say(`${String(due.length)} frames to take`);
  if (due.length === 0) return;

  const { page, close } = await openPage(PROGRAM);
  try {
    let set = '';
    // The stage draws the next frame while this one is still being encoded.
    let keeping = Promise.resolve();
    for (const frame of due) {
      const { style, face, view, turn } = frame;
      const begun = performance.now();
      const look = `${style}-${face}`;
      if (look !== set)
        await page.evaluate(([s, f, c]) => globalThis.frameProgram.setUp(s, f, c), [
          style,
          face,
          CELL,
        ] as const);
      set = look;
      const { black, tint } = await page.evaluate(([t, s]) => globalThis.frameProgram.take(t, s), [
        turn,
        SIZE,
      ] as const);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      await keeping;
      const pngs = { black: Buffer.from(black, 'base64'), tint: Buffer.from(tint, 'base64') };
      keeping = keepLayers(frame, pngs, QUALITY).then(async (bytes) => {
        await ledger.record(frame, hashOf(face));
        say(`${look} ${view}: ${seconds} s, ${String(bytes)} B`);
      });
    }
    await keeping;
  } finally {
    await close();
  }
}
