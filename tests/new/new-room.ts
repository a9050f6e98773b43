import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { nameTwiceIn } from './edit-source';
import { newContext } from './new-context';
import { newPage } from './new-page';
import { newPort } from './new-port';
import { readRoomName } from './room-name';
import { Refusal, type ReadFile, type RoomPlan } from './room-plan';

export const USAGE = `npm run new -- context NAME             a context of the core: its README, gate, first rule and test
npm run new -- page NAME                a page at /NAME/: its route, view and test, listed where pages are
npm run new -- port NAME --in CONTEXT   a port of a context: its token, binding, adapter over HTTP and stand-in
NAME is in kebab-case, as in trade-in.`;

function wordsOf(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { in: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (problem) {
    throw new Refusal(problem instanceof Error ? problem.message : String(problem));
  }
}

function planOf(words: readonly string[], read: ReadFile): RoomPlan {
  const { values, positionals } = wordsOf(words);
  const [kind, name, ...others] = positionals;
  if (kind === undefined) throw new Refusal(USAGE);
  if (kind !== 'context' && kind !== 'page' && kind !== 'port') {
    throw new Refusal(`There is no ${kind} to be made: a context, a page or a port`);
  }
  if (name === undefined) throw new Refusal(`Say its name: npm run new -- ${kind} NAME`);
  if (others.length > 0) throw new Refusal(`One at a time: ${others.join(' ')} is too much`);
  const context = values.in;
  if (context !== undefined && kind !== 'port') throw new Refusal('Only a port is --in a context');
  switch (kind) {
    case 'context':
      return newContext(readRoomName(name), read);
    case 'page':
      return newPage(readRoomName(name), read);
    case 'port':
      if (context === undefined) throw new Refusal('Say whose port it is: --in CONTEXT');
      return newPort(readRoomName(name), readRoomName(context), read);
  }
}

/**
 * What a room is made of. Nothing that is there is overwritten, and no file is left with a name
 * that means two things.
 * @param words as typed: the kind of room, its name, for a port its context.
 * @throws Refusal when the words are no order, or a name is taken; the message says why.
 */
export function roomPlan(words: readonly string[], read: ReadFile): RoomPlan {
  const plan = planOf(words, read);
  for (const [path, text] of Object.entries({ ...plan.made, ...plan.changed })) {
    if (path in plan.made && read(path) !== undefined) {
      throw new Refusal(`There is a ${path} already`);
    }
    const twice = path.endsWith('.md') ? undefined : nameTwiceIn(text);
    if (twice !== undefined) throw new Refusal(`${path} would mean two things by ${twice}`);
  }
  return plan;
}

const formatted = async (files: Readonly<Record<string, string>>, style: object) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(files).map(
        async ([path, text]) => [path, await format(text, { ...style, filepath: path })] as const,
      ),
    ),
  );

/** The same as it will be written. @param style the project's own for prettier. */
export const inStyle = async (
  { made, changed, left }: RoomPlan,
  style: object,
): Promise<RoomPlan> => ({
  made: await formatted(made, style),
  changed: await formatted(changed, style),
  left,
});
