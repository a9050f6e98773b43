import type { Command } from 'commander';
import { storageRecentStore } from '../../adapters/storage/storage-recent-store';
import { makeScope } from '../../core/kernel/scope';
import { createRecent } from '../../core/shortlist/public';
import { keptListCommand } from './kept-list-command';
import type { Terminal } from './terminal';

/** `forecourt recent`: the vehicles looked at, oldest first (RECENT-01 to RECENT-03). */
export const recentCommand = (terminal: Terminal): Command =>
  keptListCommand(terminal, {
    name: 'recent',
    description: 'the vehicles looked at, oldest first',
    nothing: 'No vehicle was looked at.',
    kind: () => 'slug',
    open: ({ storage, settings }) => {
      const scope = makeScope();
      const recent = createRecent(scope, storageRecentStore(storage, settings.recents));
      recent.restore();
      const slugs = () => recent.recent$.value;
      return {
        slugs,
        add: recent.view,
        remove: (slug) => {
          recent.keepOnly([], [slug]);
        },
        settled: () => {
          scope.end();
          return Promise.resolve();
        },
        inJson: () => ({ recent: slugs() }),
        refusal: () => undefined,
      };
    },
  });
