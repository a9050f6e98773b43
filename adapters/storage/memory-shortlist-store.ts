import { right, type Either } from 'fp-ts/Either';
import { NEVER } from 'rxjs';
import type { ShortlistNotKept, ShortlistStore } from '../../core/shortlist/public';
import { readCommaList, writeCommaList } from './comma-list';

type List = Parameters<ShortlistStore['read']>[0];

/** Keeps a shortlist for as long as the process or the page lives: the server, the command line, tests. */
export class MemoryShortlistStore implements ShortlistStore {
  private readonly lists = new Map<List, readonly string[]>();

  readonly changedElsewhere$ = NEVER;

  readonly read = (list: List): readonly string[] => this.lists.get(list) ?? [];

  readonly write = (list: List, slugs: readonly string[]): Either<ShortlistNotKept, void> => {
    this.lists.set(list, readCommaList(writeCommaList(slugs)));
    return right(undefined);
  };
}
