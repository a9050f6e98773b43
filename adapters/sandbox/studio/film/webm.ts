/** A film as an encoder leaves it: one picture after another. */
export interface FilmFrame {
  /** Milliseconds from the beginning. */
  readonly at: number;
  /** Whether it can be shown without the ones before it. */
  readonly isKey: boolean;
  readonly content: Uint8Array;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  /** Milliseconds. */
  readonly duration: number;
  /** In order of time, the first a key frame. */
  readonly frames: readonly FilmFrame[];
}

/** EBML element numbers of the parts of a WebM file we write. */
const ID = {
  ebml: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  lacing: 0x9c,
  codec: 0x86,
  trackType: 0x83,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cuePositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

/**
 * Packs VP9 pictures into a silent WebM with its length at the front and a place to jump to for every key
 * frame, which what a browser's own recorder writes lacks.
 */
export function webm({ width, height, duration, frames }: Film): Uint8Array {
  const clusters = grouped(frames).map(cluster);
  const info = element(ID.info, [
    element(ID.timestampScale, whole(1_000_000)),
    element(ID.duration, float(duration)),
    element(ID.muxingApp, words('Forecourt')),
    element(ID.writingApp, words('Forecourt')),
  ]);
  const tracks = element(ID.tracks, [
    element(ID.track, [
      element(ID.trackNumber, whole(1)),
      element(ID.trackUid, whole(1)),
      element(ID.trackType, whole(1)),
      element(ID.lacing, whole(0)),
      element(ID.codec, words('V_VP9')),
      element(ID.video, [
        element(ID.pixelWidth, whole(width)),
        element(ID.pixelHeight, whole(height)),
      ]),
    ]),
  ]);
  const cuesFrom = (start: number): Uint8Array => {
    let position = start;
    return element(
      ID.cues,
      clusters.map(({ at, content }) => {
        const point = element(ID.cuePoint, [
          element(ID.cueTime, whole(at)),
          element(ID.cuePositions, [
            element(ID.cueTrack, whole(1)),
            element(ID.cueClusterPosition, whole(position)),
          ]),
        ]);
        position += content.length;
        return point;
      }),
    );
  };
  // Positions are written at a fixed length, so the list is as long whatever it says.
  const cues = cuesFrom(info.length + tracks.length + cuesFrom(0).length);
  return joined([
    element(ID.ebml, [
      element(ID.version, whole(1)),
      element(ID.readVersion, whole(1)),
      element(ID.maxIdLength, whole(4)),
      element(ID.maxSizeLength, whole(8)),
      element(ID.docType, words('webm')),
      element(ID.docTypeVersion, whole(2)),
      element(ID.docTypeReadVersion, whole(2)),
    ]),
    element(ID.segment, [info, tracks, cues, ...clusters.map(({ content }) => content)]),
  ]);
}

/** Runs of frames that each begin with a key frame. */
function grouped(frames: readonly FilmFrame[]): readonly (readonly FilmFrame[])[] {
  const groups: FilmFrame[][] = [];
  for (const frame of frames) {
    const last = groups[groups.length - 1];
    if (frame.isKey || last === undefined) groups.push([frame]);
    else last.push(frame);
  }
  return groups;
}

function cluster(frames: readonly FilmFrame[]): {
  readonly at: number;
  readonly content: Uint8Array;
} {
  const at = frames[0]?.at ?? 0;
  const blocks = frames.map((frame) => {
    const since = frame.at - at;
    const head = Uint8Array.of(0x81, since >> 8, since & 0xff, frame.isKey ? 0x80 : 0);
    return element(ID.simpleBlock, [head, frame.content]);
  });
  return { at, content: element(ID.cluster, [element(ID.timestamp, whole(at)), ...blocks]) };
}

/** Number, length over eight bytes, content. */
function element(id: number, content: Uint8Array | readonly Uint8Array[]): Uint8Array {
  const body = content instanceof Uint8Array ? content : joined(content);
  const length = new DataView(new ArrayBuffer(8));
  length.setBigUint64(0, BigInt(body.length));
  length.setUint8(0, 0x01);
  return joined([idOf(id), new Uint8Array(length.buffer), body]);
}

function idOf(id: number): Uint8Array {
  const bytes = [id >>> 24, (id >>> 16) & 0xff, (id >>> 8) & 0xff, id & 0xff];
  return Uint8Array.from(bytes.slice(bytes.findIndex((byte) => byte > 0)));
}

function whole(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer);
}

function float(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return new Uint8Array(view.buffer);
}

const words = (text: string): Uint8Array => new TextEncoder().encode(text);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}
