import { build, isBuilt } from './build';
import { serve } from './serve';

// The site from its sources: builds first what of it must be built, if anything changed since the last build.
await serve(async (say) => {
  if (await isBuilt()) return;
  say('Building the site …');
  await build();
});
