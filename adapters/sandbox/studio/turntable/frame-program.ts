import type { EncodedLayers } from '../stage/stage';
import { turntableStage, type TurntableStage } from './turntable-stage';
import type { LayerSize } from '../stage/take-layers';

/** What the driving program can ask of the page that takes frames. */
export interface FrameProgram {
  readonly setUp: TurntableStage['setUp'];
  readonly take: (turn: number, size: LayerSize) => EncodedLayers;
}

declare global {
  var frameProgram: FrameProgram;
}

const stage = turntableStage();
const encodedPng = (canvas: HTMLCanvasElement): string =>
  canvas.toDataURL('image/png').replace('data:image/png;base64,', '');

globalThis.frameProgram = {
  setUp: stage.setUp,
  take: (turn, size) => {
    const { black, tint } = stage.take(turn, size);
    return { black: encodedPng(black), tint: encodedPng(tint) };
  },
};
