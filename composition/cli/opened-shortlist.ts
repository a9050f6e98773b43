import { setImmediate as nextTurn } from 'node:timers/promises';
import { filter, firstValueFrom } from 'rxjs';
import { keptIn } from '../../adapters/storage/kept-in';
import { localStorageShortlistSnapshot } from '../../adapters/storage/local-storage-shortlist-snapshot';
import { LocalStorageShortlistStore } from '../../adapters/storage/local-storage-shortlist-store';
import { STORAGE_KEYS } from '../../adapters/storage/storage-keys';
import { makeScope } from '../../core/kernel/scope';
import { createSavedVehicles, pricesOfSaved, type SavedVehicles } from '../../core/showroom/public';
import {
  consequencesOfChanges,
  createShortlist,
  MOST_TO_COMPARE,
  type Shortlist,
  type ShortlistName,
} from '../../core/shortlist/public';
import { techBriefWords } from '../../ui/copy/vehicle-copy';
import { composeCli } from '../modules/compose-cli';
import { TOKENS } from '../tokens';
import { failureLine } from './failure-line';
import type { ListParts, OpenedList } from './kept-list-command';
import { CommandFailed } from './terminal';
import { terminalTracker } from './terminal-tracker';

/**
 * One of the two lists a shopper fills by hand, by the same rules as on the site, and with the same
 * consequences: what is done is reported where that was agreed to, and where there is a back end to
 * ask, what it no longer knows is dropped and what each vehicle costs today is noted.
 */
export function openedShortlist(
  { storage, settings, backEnd, answer, complain }: ListParts,
  name: ShortlistName,
  inJson: (shortlist: Shortlist) => object,
): OpenedList {
  const scope = makeScope((fault) => {
    complain(`A fault: ${String(fault)}`);
  });
  const list = createShortlist(scope, new LocalStorageShortlistStore(() => storage));
  list.restore();
  const prices = pricesOfSaved(
    keptIn(() => storage, STORAGE_KEYS.savedPrices),
    list,
    settings,
  );
  const saved =
    backEnd &&
    createSavedVehicles(scope, {
      catalogue: composeCli(backEnd).get(TOKENS.catalogue),
      shortlist: list,
      prices,
      keepSnapshot: localStorageShortlistSnapshot(() => storage).write,
      clock: { now: () => Date.now() },
      settings: { ...settings, factWords: techBriefWords },
    });
  consequencesOfChanges(scope, {
    shortlist: list,
    prices,
    track: terminalTracker(scope, {
      storage,
      consentKey: settings.consentKey,
      answer,
      say: complain,
    }),
    load: () => saved?.load(),
  });

  const toggle = name === 'compare' ? list.toggleCompare : list.toggleFavourite;
  const slugs = () => list.shortlist$.value[name];
  let refused: readonly string[] = [];
  const press = (slug: string): void => {
    toggle(slug);
    const { isKept, refused: one } = list.shortlist$.value;
    if (!isKept) throw new CommandFailed('The list could not be kept; it is as it was.');
    if (one !== undefined) refused = [...refused, one];
  };
  return {
    slugs,
    add: (slug) => {
      if (!slugs().includes(slug)) press(slug);
    },
    remove: (slug) => {
      if (slugs().includes(slug)) press(slug);
    },
    settled: async () => {
      if (saved !== undefined) await answered(saved, complain);
      scope.end();
    },
    inJson: () => inJson(list.shortlist$.value),
    refusal: () =>
      refused.length === 0
        ? undefined
        : `At most ${MOST_TO_COMPARE} vehicles are compared. Not added: ${refused.join(', ')}.`,
  };
}

/** Waits for what a change has asked for, if it has; says what could not be had and what is gone. */
async function answered(
  { state$ }: SavedVehicles,
  complain: (line: string) => void,
): Promise<void> {
  await nextTurn();
  if (state$.value.vehicles.kind === 'idle') return;
  const { vehicles, gone } = await firstValueFrom(
    state$.pipe(filter((state) => state.vehicles.kind !== 'loading')),
  );
  if (vehicles.kind === 'failed') complain(`${failureLine(vehicles.failure)} No price is noted.`);
  for (const { slug } of gone) complain(`${slug} is not in stock any more, and is taken out.`);
}
