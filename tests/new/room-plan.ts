/** What a new room is made of. Nothing is written before all of it is known. */
export interface RoomPlan {
  /** Files that are not there yet, by their paths from the project's root. */
  readonly made: Readonly<Record<string, string>>;
  /** Files that are there, as they will be. */
  readonly changed: Readonly<Record<string, string>>;
  /** What the tool cannot know, for whoever called it to see to. */
  readonly left: readonly string[];
}

/** The project as it is, read by path; undefined where nothing is. */
export type ReadFile = (path: string) => string | undefined;

/** Why nothing is made, in one line. */
export class Refusal extends Error {}

/** @throws Refusal when the file is gone: the tool was made for a project that has it. */
export function textOf(read: ReadFile, path: string): string {
  const text = read(path);
  if (text === undefined) throw new Refusal(`There is no ${path}, where this would be listed`);
  return text;
}

/**
 * Marks the words that only a person can write. A test of the borders finds every one that is
 * left, so that no room is handed over half furnished.
 */
export const TO_WRITE = ['TO', 'WRITE:'].join(' ');

/** The places where words are still to be written, as `path:line what`. */
export const wordsToWrite = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, at) => {
    const mark = line.indexOf(TO_WRITE);
    if (mark === -1) return [];
    const what = line.slice(mark + TO_WRITE.length).replace(/(\*\/|<\/\w+>|["']).*$/, '');
    return [`${path}:${String(at + 1)} ${what.trim()}`];
  });
