import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { filmFile, FILMED_LOOKS, type FilmedLook } from '../../pictures/films';
import { STUDIO_PICTURES } from '../../pictures/picture-files';
import { openPage } from '../open-page';
import { openSourceLedger } from '../source-ledger';
import type { StudioOrder } from '../studio-job';
import { programHash } from '../turntable/program-hash';
import type { FilmSettings, SentFrame } from './film-program';
import { webm } from './webm';

const PROGRAM = new URL('film-program.ts', import.meta.url);
const CELL = 0.015;
const FRAMES = 72;
const SETTINGS: FilmSettings = {
  width: 640,
  height: 400,
  samples: 1.5,
  framesPerSecond: 12,
  bitsPerSecond: 600_000,
  keyEvery: 36,
};

/** Films every look of the list that has no film, or one of older source; a look is filmed in all its paints at once. */
export async function takeFilms(order: StudioOrder, say: (line: string) => void): Promise<void> {
  const wanted = (asked: string | undefined, value: string): boolean =>
    asked === undefined || asked.split(',').includes(value);
  const hashOf = await programHash(PROGRAM);
  const ledger = await openSourceLedger('films/ledger.json');
  const due = FILMED_LOOKS.filter(
    (look) =>
      wanted(order.style, look.style) &&
      wanted(order.face, look.face) &&
      !(ledger.isCurrent(filmFile(look), hashOf(look.face)) && existsSync(pathOf(look))),
  );
  const nameOf = ({ style, face }: FilmedLook): string => `${style}-${face}`;
  const turns = [...new Set(due.map(nameOf))];
  say(`${String(due.length)} films to take in ${String(turns.length)} turns`);
  if (due.length === 0) return;

  const { page, close } = await openPage(PROGRAM);
  try {
    for (const name of turns) {
      const looks = due.filter((filmed) => nameOf(filmed) === name);
      const [look] = looks;
      if (look === undefined) continue;
      const begun = performance.now();
      await page.evaluate(([l, p, s]) => globalThis.filmProgram.begin(l, p, s), [
        { style: look.style, face: look.face, cell: CELL },
        looks.map(({ paint }) => paint),
        SETTINGS,
      ] as const);
      for (let frame = 0; frame < FRAMES; frame++)
        await page.evaluate((turn) => globalThis.filmProgram.take(turn), frame / FRAMES);
      const reels = await page.evaluate(() => globalThis.filmProgram.end());
      const sizes: string[] = [];
      for (const [index, filmed] of looks.entries()) {
        sizes.push(String(await keep(filmed, reels[index] ?? [])));
        await ledger.record(filmFile(filmed), hashOf(filmed.face));
      }
      say(
        `${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s, ${sizes.join(' and ')} B`,
      );
    }
  } finally {
    await close();
  }
}

const pathOf = (look: FilmedLook): string => join(STUDIO_PICTURES, filmFile(look));

/** Stores a film and says how many bytes it takes. */
async function keep(look: FilmedLook, sent: readonly SentFrame[]): Promise<number> {
  const frames = sent.map((frame) => ({ ...frame, content: Buffer.from(frame.content, 'base64') }));
  const duration = (FRAMES * 1000) / SETTINGS.framesPerSecond;
  const film = webm({ width: SETTINGS.width, height: SETTINGS.height, duration, frames });
  await mkdir(dirname(pathOf(look)), { recursive: true });
  await writeFile(pathOf(look), film);
  return film.length;
}
