import { describe, expect, it } from 'vitest';

import { webm, type FilmFrame } from '../../../../adapters/sandbox/studio/film/webm';

interface Part {
  readonly id: string;
  /** Where the content starts in the file. */
  readonly start: number;
  readonly end: number;
  readonly begin: number;
}

/** The elements of a stretch of file, read as any player would: number, length over eight bytes, content. */
function partsOf(file: Uint8Array, from = 0, to = file.length): readonly Part[] {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const parts: Part[] = [];
  let position = from;
  while (position < to) {
    const idLength = Math.clz32(view.getUint8(position)) - 24 + 1;
    const id = Buffer.from(file.subarray(position, position + idLength)).toString('hex');
    const start = position + idLength + 8;
    const size = Number(view.getBigUint64(position + idLength) & 0xff_ffff_ffff_ffffn);
    parts.push({ id, begin: position, start, end: start + size });
    position = start + size;
  }
  expect(position).toBe(to);
  return parts;
}

const frame = (index: number): FilmFrame => ({
  at: index * 100,
  isKey: index % 4 === 0,
  content: Uint8Array.of(index, index, index),
});
const FILM = {
  width: 640,
  height: 400,
  duration: 1000,
  frames: Array.from({ length: 10 }, (_, index) => frame(index)),
};

describe('a packed film', () => {
  const file = webm(FILM);
  const inside = (part: Part | undefined): readonly Part[] =>
    part === undefined ? [] : partsOf(file, part.start, part.end);
  const [head, segment] = partsOf(file);
  const sections = inside(segment);
  const whole = ({ start }: Part): number =>
    Number(new DataView(file.buffer, file.byteOffset).getBigUint64(start));

  it('is a head and one segment: facts, track, places to jump to, then the pictures', () => {
    expect([head?.id, segment?.id]).toEqual(['1a45dfa3', '18538067']);
    expect(sections.map(({ id }) => id)).toEqual([
      '1549a966',
      '1654ae6b',
      '1c53bb6b',
      '1f43b675',
      '1f43b675',
      '1f43b675',
    ]);
  });

  it('says at the front how long it is', () => {
    const duration = inside(sections[0]).find(({ id }) => id === '4489');
    expect(new DataView(file.buffer, file.byteOffset).getFloat64(duration?.start ?? 0)).toBe(1000);
  });

  it('points to every key frame where it is', () => {
    const clusters = sections.filter(({ id }) => id === '1f43b675');
    const points = inside(sections[2]).map((point) => {
      const [time, positions] = inside(point);
      const position = inside(positions).find(({ id }) => id === 'f1');
      return [time, position].map((part) => (part === undefined ? -1 : whole(part)));
    });
    expect(points).toEqual(
      clusters.map(({ begin }, index) => [index * 400, begin - (segment?.start ?? 0)]),
    );
  });

  it('holds every picture once, in order, at its time', () => {
    const seen = sections
      .filter(({ id }) => id === '1f43b675')
      .flatMap((cluster) => {
        const [time, ...blocks] = inside(cluster);
        const from = time === undefined ? -1 : whole(time);
        return blocks.map(({ start, end }) => {
          const [, high = 0, low = 0, flags = 0, ...content] = file.subarray(start, end);
          return { at: from + high * 256 + low, isKey: flags === 0x80, content };
        });
      });
    expect(seen).toEqual(FILM.frames.map((each) => ({ ...each, content: [...each.content] })));
  });
});
