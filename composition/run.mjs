// `node composition/run.mjs start|sandbox|forecourt …`: the site, the stand-in back end alone, or the command
// line, as the last build left it.
// Where anything has changed since that build, or there is none, the site is built first, by another process,
// and the others run from their sources. Plain JavaScript, since it is there before any build.

import { spawn } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';

// What is no longer needed is cleared away when the heap has grown by half; left to itself the engine waits
// until it has more than doubled, which costs a busy site 150 MB and wins it no time (ADR 029).
setFlagsFromString('--heap-growing-percent=50');

/** What a program is called, where its built form starts, and where its source does, or what builds it. */
const programs = {
  start: {
    built: () => import('../dist/server/serve.js').then(({ serve }) => serve()),
    buildsFirst: 'composition/server/build-first.ts',
  },
  sandbox: {
    built: () =>
      import('../dist/server/serve-sandbox.js').then(({ serveSandbox }) => serveSandbox()),
    source: './server/start-sandbox.ts',
  },
  forecourt: { built: () => import('../dist/server/forecourt.js'), source: './cli/forecourt.ts' },
};

/** The build's own word: it holds the very code that once took down what it was made of. */
const isBuilt = () =>
  import('../dist/server/build-stamp.js').then(
    (stamp) => stamp.isBuilt(),
    () => false,
  );

/** Of another program, which is told to end when this one is. */
function exitCodeOf(words) {
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  const end = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, end);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, end);
      resolve(code ?? 1);
    });
  });
}

const [, , name] = process.argv;
const program = Object.hasOwn(programs, name ?? '') ? programs[name] : undefined;
if (program === undefined) {
  throw new Error(`There is no ${name}; there is ${Object.keys(programs).join(', ')}.`);
}
// As if the program itself had been started: it reads its own words only.
process.argv.splice(2, 1);
if (await isBuilt()) await program.built();
else if (program.buildsFirst !== undefined) {
  const code = await exitCodeOf(['--import', 'tsx', program.buildsFirst]);
  if (code === 0) await program.built();
  else process.exitCode = code;
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(program.source);
}
