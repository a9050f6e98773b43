import { CABIN_VIEWS, cabinFile, INTERIOR_NAMES } from '../../pictures/interior-name';
import { BODY_STYLES, facesOf } from '../../pictures/picture-address';
import { layerFiles } from '../../pictures/picture-files';
import { folderHash } from '../source-hash';
import { openSourceLedger } from '../source-ledger';
import type { StudioOrder } from '../studio-job';
import type { Care } from '../tracer/film-of';
import { isWhole, keepCabin } from './keep-cabin';
import { keepBoot, keepWheel } from './keep-detail';

/** Twice the trouble hardly shows; half of it does, as blotches on pale leather. */
const CABIN: Care = { width: 1280, height: 800, sharpness: 4, light: 11, lightSize: 0.4 };
const DETAIL: Care = { width: 1280, height: 800, sharpness: 4, light: 9, lightSize: 0.4 };

/** One picture to be taken, and what it is remembered by. */
interface Errand {
  readonly view: string;
  readonly style: string;
  readonly face: string;
  readonly file: string;
  readonly source: string;
  readonly take: () => Promise<number>;
}

/**
 * Takes cabins, boots and wheels that are missing or out of date. They are traced, not drawn on the
 * stage, so no browser is needed and nothing on the stage makes them out of date. For cabins, `style`
 * names one of them.
 */
export async function takeDetails(order: StudioOrder, say: (line: string) => void): Promise<void> {
  const ledger = await openSourceLedger('details-ledger.json');
  const wanted = (asked: string | undefined, value: string): boolean =>
    asked === undefined || asked.split(',').includes(value);
  const due = (await errands()).filter(
    ({ view, style, face, file, source }) =>
      wanted(order.view, view) &&
      wanted(order.style, style) &&
      wanted(order.face, face) &&
      !ledger.isCurrent(file, source),
  );
  say(`${String(due.length)} details to take`);
  for (const { view, style, face, file, source, take } of due) {
    const begun = performance.now();
    const bytes = await take();
    await ledger.record(file, source);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    say(`${style}-${face} ${view}: ${seconds} s, ${String(bytes)} B`);
  }
}

/** First the cabins, of which every vehicle has one, then boots, then wheels, a style's first face before others. */
async function errands(): Promise<readonly Errand[]> {
  const cabin = await folderHash(['tracer', 'modelling', 'interior']);
  const boot = await folderHash(['tracer', 'modelling', 'boot']);
  const wheel = await folderHash(['tracer', 'modelling', 'wheel', 'shapes']);
  const cabins = CABIN_VIEWS.flatMap((view) =>
    INTERIOR_NAMES.map((name) => ({
      view,
      style: name,
      face: 'a',
      file: cabinFile(name, view, 1280),
      source: cabin,
      take: () => keepCabin(name, view, CABIN),
    })),
  );
  const boots = BODY_STYLES.map((style) => {
    const [face] = facesOf(style);
    return {
      view: 'boot',
      style,
      face,
      file: layerFiles({ style, face, view: 'boot' }).black,
      source: boot,
      take: () => keepBoot(style, face, DETAIL),
    };
  });
  const wheels = [0, 1, 2].flatMap((place) =>
    BODY_STYLES.flatMap((style) =>
      facesOf(style)
        .slice(place, place + 1)
        .map((face) => ({
          view: 'wheel',
          style,
          face,
          file: layerFiles({ style, face, view: 'wheel' }).black,
          source: wheel,
          take: () => keepWheel(style, face, DETAIL),
        })),
    ),
  );
  // Whole ones first: the others are laid on them.
  const [whole, laidOn] = [true, false].map((first) =>
    cabins.filter(({ style, view }) => isWhole(style, view) === first),
  );
  return [...(whole ?? []), ...(laidOn ?? []), ...boots, ...wheels];
}
