import type { Command } from 'commander';
import { sharedShortlistPath } from '../../core/shortlist/public';
import { keptListCommand } from './kept-list-command';
import type { OpenBackEnd } from './open-back-end';
import { openedShortlist } from './opened-shortlist';
import type { Terminal } from './terminal';

/** `forecourt favourites`: as many as the shopper likes (FAV-01, FAV-02). */
export const favouritesCommand = (terminal: Terminal, openBackEnd: OpenBackEnd): Command =>
  keptListCommand(terminal, {
    name: 'favourites',
    description: 'the favourite vehicles',
    nothing: 'No vehicle is a favourite.',
    kind: ({ favouritesBy }) => favouritesBy,
    open: (parts) => openedShortlist(parts, 'favourites', ({ favourites }) => ({ favourites })),
    openBackEnd,
    link: (slugs) => sharedShortlistPath('favourites', slugs),
  });
