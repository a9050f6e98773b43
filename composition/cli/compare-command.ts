import type { Command } from 'commander';
import { sharedShortlistPath } from '../../core/shortlist/public';
import { keptListCommand } from './kept-list-command';
import type { OpenBackEnd } from './open-back-end';
import { openedShortlist } from './opened-shortlist';
import type { Terminal } from './terminal';

/** `forecourt compare`: up to three vehicles (CMP-01 to CMP-04). */
export const compareCommand = (terminal: Terminal, openBackEnd: OpenBackEnd): Command =>
  keptListCommand(terminal, {
    name: 'compare',
    description: 'the vehicles to compare, three at most',
    nothing: 'No vehicle is compared.',
    kind: ({ compareBy }) => compareBy,
    openBackEnd,
    open: (parts) =>
      openedShortlist(parts, 'compare', ({ compare, tooManyComparisons }) => ({
        compare,
        tooManyComparisons,
      })),
    link: (slugs) => sharedShortlistPath('compare', slugs),
  });
