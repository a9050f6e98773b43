import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'prettier';
import { inStyle, roomPlan } from './new/new-room';
import { Refusal, wordsToWrite, type ReadFile } from './new/room-plan';
import { writeRoom } from './new/write-room';
import { root } from './run/execute';

// `npm run new -- context NAME | page NAME | port NAME --in CONTEXT`: makes a room whole and lists it
// where rooms are listed. It writes all of it or, when a name is taken or a list is gone, nothing.

const read: ReadFile = (path) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');

try {
  const style = await resolveConfig(join(root, 'tests/new.ts'));
  const plan = await inStyle(roomPlan(process.argv.slice(2), read), style ?? {});
  writeRoom(root, plan);
  for (const path of Object.keys(plan.made)) console.log(`made     ${path}`);
  for (const path of Object.keys(plan.changed)) console.log(`changed  ${path}`);
  const toWrite = Object.entries(plan.made).flatMap(([path, text]) => wordsToWrite(path, text));
  console.log(`\nTo write, before the tests pass:\n${indented(toWrite)}`);
  console.log(`\nTo see to:\n${indented(plan.left)}`);
  console.log(`\nThen: npm run check -- --changed`);
} catch (problem) {
  if (!(problem instanceof Refusal)) throw problem;
  console.error(problem.message);
  process.exitCode = 2;
}
