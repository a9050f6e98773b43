import { afterAll, vi } from 'vitest';

const environment = { ...process.env };

// The next file of this thread finds the same clock, globals and settings, and no module half loaded.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, environment);
  await vi.dynamicImportSettled();
});
