import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RoomPlan } from './room-plan';

/** Writes all of a plan or, when something fails half-way, leaves everything as it was and throws. */
export function writeRoom(root: string, { made, changed }: RoomPlan): void {
  const undo: (() => void)[] = [];
  try {
    for (const [path, text] of Object.entries({ ...made, ...changed })) {
      const file = join(root, path);
      const before = existsSync(file) ? readFileSync(file) : undefined;
      const newFolder = mkdirSync(dirname(file), { recursive: true });
      if (newFolder !== undefined) undo.push(() => rmSync(newFolder, { recursive: true }));
      undo.push(() => {
        if (before === undefined) rmSync(file, { force: true });
        else writeFileSync(file, before);
      });
      writeFileSync(file, text);
    }
  } catch (problem) {
    for (const takeBack of undo.reverse()) takeBack();
    throw problem;
  }
}
