import type { Command } from 'commander';
import { sharedShortlistPath } from '../../core/shortlist/public';
import { keptListCommand } from './kept-list-command';
import { openedShortlist } from './opened-shortlist';
import type { Terminal } from './terminal';

/** `forecourt favourites`: as many as the shopper likes (FAV-01, FAV-02). */
export const favouritesCommand = (terminal: Terminal): Command =>
  keptListCommand(terminal, {
    name: 'favourites',
    description: 'the favourite vehicles',
    nothing: 'No vehicle is a favourite.',
    kind: ({ favouritesBy }) => favouritesBy,
    open: (storage) => openedShortlist(storage, 'favourites', ({ favourites }) => ({ favourites })),
    link: (slugs) => sharedShortlistPath('favourites', slugs),
  });
