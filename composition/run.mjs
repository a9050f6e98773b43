// `node composition/run.mjs start|sandbox|forecourt …`: the site, the stand-in back end alone, or the command
// line, as the last build left it.
// Where anything has changed since that build, or there is none, it runs from its sources: the site then
// builds first, the others do without. Plain JavaScript, since it is there before any build.

/** What a program is called, where its built form starts, and where its source does. */
const programs = {
  start: {
    built: () => import('../dist/server/serve.js').then(({ serve }) => serve()),
    source: './server/start.ts',
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

const [, , name] = process.argv;
const program = Object.hasOwn(programs, name ?? '') ? programs[name] : undefined;
if (program === undefined) {
  throw new Error(`There is no ${name}; there is ${Object.keys(programs).join(', ')}.`);
}
// As if the program itself had been started: it reads its own words only.
process.argv.splice(2, 1);
if (await isBuilt()) await program.built();
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(program.source);
}
