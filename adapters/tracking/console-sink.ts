import type { ConsentCategory, EventSink } from '../../core/tracking/public';

/**
 * Says what would be reported, where nothing real listens. Who sent a form is left out here too.
 * @param say the console, or what stands in for it.
 */
export const consoleSink = (
  needs: ConsentCategory,
  say: (words: string, ...told: readonly unknown[]) => void,
): EventSink => ({
  name: `console (${needs})`,
  needs,
  start: () => {
    say(`Tracking (${needs}): agreed to`);
  },
  stop: () => {
    say(`Tracking (${needs}): stopped`);
  },
  take: (event) => {
    const { kind, ...rest } = event;
    const told = 'person' in rest ? { id: rest.id } : rest;
    say(`Tracking (${needs}): ${kind} ${JSON.stringify(told)}`);
  },
});
