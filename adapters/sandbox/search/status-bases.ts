import { allBits, countBits, emptyBits, setBit, type Bits } from './bit-set';
import { featureCounts, type Section } from './feature-column';
import { RecentAnswers } from './recent-answers';
import { STATUSES, type SearchQuery } from './search-query';
import { columnToCount, tallyBits, TALLY_NAMES, type Tallies } from './tallies';
import type { Histogram } from './histogram';
import { RESERVATION_FLAG, type VehicleColumns } from './vehicle-columns';

/**
 * The stock of some statuses, with everything counted once: most searches differ from such a base by
 * little, or are a small part of it.
 */
export interface Base {
  readonly bits: Bits;
  readonly size: number;
  readonly tallies: Tallies;
  /** By the features' places. */
  readonly features: Histogram;
}

const EVERY_STATUS = 'all';

/** Which vehicles a search is about before any filter; sixteen sets at most. */
export class StatusBases {
  private readonly bases = new RecentAnswers<Base>(16);

  constructor(private readonly columns: VehicleColumns) {}

  everything(): Base {
    return this.bases.get(EVERY_STATUS, () => baseOf(this.columns, allBits(this.columns.size)));
  }

  of({ statuses, availableOnly }: Pick<SearchQuery, 'statuses' | 'availableOnly'>): Base {
    if (availableOnly) {
      const free = STATUSES.indexOf('FOR_SALE_RETAIL') + 1;
      return this.where('available', (status) => status === free);
    }
    if (statuses === undefined) return this.everything();
    const wanted = STATUSES.map((status) => statuses.includes(status));
    if (wanted.every(Boolean)) return this.everything();
    return this.where(
      wanted.map(Number).join(''),
      (status) => wanted[(status & ~RESERVATION_FLAG) - 1] === true,
    );
  }

  private where(key: string, includes: (status: number) => boolean): Base {
    return this.bases.get(key, () => {
      const bits = emptyBits(this.columns.size);
      this.columns.status.forEach((status, position) => {
        if (includes(status)) setBit(bits, position);
      });
      return baseOf(this.columns, bits);
    });
  }
}

function baseOf(columns: VehicleColumns, bits: Bits): Base {
  const groups = columns.features.groups.map((group) => tallyBits(group, bits));
  return {
    bits,
    size: countBits(bits),
    tallies: tallyAll(columns, bits),
    features: featureCounts(groups),
  };
}

export const tallyAll = (columns: VehicleColumns, bits: Bits): Tallies =>
  Object.fromEntries(
    TALLY_NAMES.map((name) => [name, tallyBits(columnToCount(columns, name), bits)]),
  ) as unknown as Tallies;

/** Which half of the stock a search's options are taken from: one chosen category, else all. */
export const sectionOf = (categories: readonly string[]): Section => {
  const [only, second] = categories;
  return second === undefined && (only === 'cars' || only === 'van') ? only : 'all';
};
