import { backdrop } from '../../pictures/backdrop';
import { composePixels } from '../../pictures/compose-pixels';
import { findPaint } from '../../pictures/paint';
import type { BodyStyle, StudioFace } from '../../pictures/picture-address';
import { studioColour } from '../../pictures/studio-colour';
import type { LayerPair, LayerSize } from '../stage/take-layers';
import { turntableStage } from '../turntable/turntable-stage';

/** One encoded picture on its way out of the page. */
export interface SentFrame {
  /** Milliseconds from the beginning. */
  readonly at: number;
  readonly isKey: boolean;
  /** Base64. */
  readonly content: string;
}

/** How a film is to be encoded. */
export interface FilmSettings extends LayerSize {
  readonly framesPerSecond: number;
  readonly bitsPerSecond: number;
  /** One key frame in this many. */
  readonly keyEvery: number;
}

/** What the driving program can ask of the page that films. */
export interface FilmProgram {
  /** Puts a look on the turntable, to be filmed in all these paints at once. */
  readonly begin: (
    look: { readonly style: BodyStyle; readonly face: StudioFace; readonly cell: number },
    paints: readonly string[],
    settings: FilmSettings,
  ) => void;
  /** Takes one frame, `turn` being a share of the whole turn. */
  readonly take: (turn: number) => void;
  /** The finished films, one for each paint. */
  readonly end: () => Promise<readonly (readonly SentFrame[])[]>;
}

declare global {
  var filmProgram: FilmProgram;
}

interface Reel {
  readonly colour: readonly [number, number, number];
  readonly encoder: VideoEncoder;
  readonly sent: SentFrame[];
}

const stage = turntableStage();
let settings: FilmSettings | undefined;
let reels: readonly Reel[] = [];
let taken = 0;

function reelOf(
  slug: string,
  { width, height, framesPerSecond, bitsPerSecond }: FilmSettings,
): Reel {
  const paint = findPaint(slug);
  if (paint === undefined) throw new Error(`There is no paint called ${slug}`);
  const sent: SentFrame[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const content = new Uint8Array(chunk.byteLength);
      chunk.copyTo(content);
      const at = Math.round(chunk.timestamp / 1000);
      sent.push({ at, isKey: chunk.type === 'key', content: base64(content) });
    },
    error: (problem) => {
      throw problem;
    },
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    framerate: framesPerSecond,
    bitrate: bitsPerSecond,
    bitrateMode: 'variable',
    latencyMode: 'quality',
  });
  return { colour: studioColour(paint), encoder, sent };
}

function film(reel: Reel, layers: { black: Uint8Array; tint: Uint8Array }): void {
  if (settings === undefined) return;
  const { width, height, framesPerSecond, keyEvery } = settings;
  const picture = Uint8Array.from(backdrop(width));
  composePixels(picture, layers, reel.colour, { width, from: 0, to: height });
  const opaque = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    opaque.set(picture.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  const frame = new VideoFrame(opaque, {
    format: 'RGBX',
    codedWidth: width,
    codedHeight: height,
    timestamp: Math.round((taken * 1e6) / framesPerSecond),
    duration: Math.round(1e6 / framesPerSecond),
  });
  reel.encoder.encode(frame, { keyFrame: taken % keyEvery === 0 });
  frame.close();
}

/** A pair of canvases as composing takes them. */
function pixelsOf({ black, tint }: LayerPair): { black: Uint8Array; tint: Uint8Array } {
  const [dark, light] = [bytesOf(black), bytesOf(tint)];
  const rgb = new Uint8Array((light.length / 4) * 3);
  for (let pixel = 0; pixel * 4 < light.length; pixel++) {
    const cover = (light[pixel * 4 + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++)
      rgb[pixel * 3 + channel] = (light[pixel * 4 + channel] ?? 0) * cover;
  }
  return { black: dark, tint: rgb };
}

function bytesOf(canvas: HTMLCanvasElement): Uint8Array {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser cannot draw');
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return new Uint8Array(data.buffer);
}

function base64(content: Uint8Array): string {
  let text = '';
  for (const byte of content) text += String.fromCharCode(byte);
  return btoa(text);
}

globalThis.filmProgram = {
  begin: ({ style, face, cell }, paints, wanted) => {
    stage.setUp(style, face, cell);
    settings = wanted;
    reels = paints.map((paint) => reelOf(paint, wanted));
    taken = 0;
  },
  take: (turn) => {
    if (settings === undefined) throw new Error('Nothing has been put on the turntable');
    const layers = pixelsOf(stage.take(turn, settings));
    for (const reel of reels) film(reel, layers);
    taken += 1;
  },
  end: async () => {
    for (const { encoder } of reels) await encoder.flush();
    for (const { encoder } of reels) encoder.close();
    return reels.map(({ sent }) => sent);
  },
};
