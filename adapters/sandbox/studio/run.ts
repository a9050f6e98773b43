import { parseArgs } from 'node:util';

import { STUDIO_VIEWS } from '../pictures/picture-address';
import type { LayerSubject } from '../pictures/picture-files';
import { takeDetails } from './details/take-details';
import { takeFilms } from './film/take-films';
import { keepHero } from './keep-hero';
import { keepLayers, type LayerPngs } from './keep-layers';
import { keepLeadPictures } from './keep-lead-pictures';
import { keepPlaceholder } from './keep-placeholder';
import { openLedger } from './layer-ledger';
import { openStage } from './open-stage';
import { keepPlates } from './plates/keep-plates';
import { sourceHash } from './source-hash';
import { studioJobs } from './studio-job';
import { traceSilhouettes } from './trace-silhouettes';
import { takeTurntables } from './turntable/take-turntables';

/** Mesh cell in metres and layer size: see docs/studio.md for how they were chosen. */
const CELL = 0.015;
const SIZE = { width: 1280, height: 800, samples: 1.5 } as const;

const HELP = `npm run studio -- [--style hatchback,suv] [--face a] [--view side] [--silhouettes] [--paint-only]

Takes the layers whose source has changed, then composes the lead pictures in every paint.
  --turntable     only take the frames of the turn
  --details       only take cabins, boots and wheels (--view dashboard, seats, boot, wheel)
  --films         only take the films of the commonest looks
  --plates        only work out where number plates are on the pictures; takes none
  --silhouettes   only trace the side outlines and draw the placeholder
  --paint-only    only compose the lead pictures again, from the layers there are, and the home page's car
`;

const { values } = parseArgs({
  options: {
    style: { type: 'string' },
    face: { type: 'string' },
    view: { type: 'string' },
    turntable: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    films: { type: 'boolean', default: false },
    plates: { type: 'boolean', default: false },
    silhouettes: { type: 'boolean', default: false },
    'paint-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Stores the layers, and the finished pictures of a lead view, and says how many bytes they take. */
async function keep(job: LayerSubject, pngs: LayerPngs): Promise<number> {
  const layers = await keepLayers(job, pngs);
  return layers + (job.view === STUDIO_VIEWS[0] ? await keepLeadPictures(job) : 0);
}

/** Takes every layer of the order that is missing or out of date. */
async function takePictures(): Promise<void> {
  const hashOf = await sourceHash();
  const ledger = await openLedger();
  const due = studioJobs(values).filter((job) => !ledger.isCurrent(job, hashOf(job)));
  say(`${String(due.length)} views to take`);
  if (due.length === 0) return;

  const stage = await openStage();
  try {
    let set = '';
    // The stage draws the next view while this one is still being encoded.
    let keeping = Promise.resolve();
    for (const job of due) {
      const look = `${job.style}-${job.face}`;
      const begun = performance.now();
      if (look !== set) await stage.setUp(job.style, job.face, CELL);
      set = look;
      const pngs = await stage.take(job.view, SIZE);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      await keeping;
      keeping = keep(job, pngs).then(async (bytes) => {
        await ledger.record(job, hashOf(job));
        say(`${look} ${job.view}: ${seconds} s, ${String(bytes)} B`);
      });
    }
    await keeping;
  } finally {
    await stage.close();
  }
}

if (values.help) {
  say(HELP);
} else if (values.turntable) {
  await takeTurntables(values, say);
} else if (values.details) {
  await takeDetails(values, say);
} else if (values.films) {
  await takeFilms(values, say);
} else if (values.plates) {
  await keepPlates(say);
} else if (values.silhouettes) {
  await traceSilhouettes();
  await keepPlaceholder();
} else if (values['paint-only']) {
  for (const job of studioJobs({ ...values, view: STUDIO_VIEWS[0] })) {
    say(`${job.style}-${job.face}: ${String(await keepLeadPictures(job))} B`);
  }
  say(`home page: ${String(await keepHero())} B`);
} else {
  await takePictures();
}
