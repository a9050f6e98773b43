import { describe, expect, it } from 'vitest';
import { shownBranches } from '../../../../core/content/rules/shown-branches';
import type { Branch } from '../../../../core/content/public';

const SHOWN = ['bolton', 'chester', 'crewe', 'stockport', 'stoke'];
const branch = (slug: string, id = slug): Branch => ({ id, slug, name: slug });

describe('The branches of header and footer', () => {
  it('are these five in this order, whatever else the group has [HEAD-10][FOOT-02]', () => {
    const all = ['stoke', 'wrexham', 'crewe', 'stafford', 'stockport', 'chester', 'bolton'];
    expect(shownBranches(all.map((slug) => branch(slug))).map(({ slug }) => slug)).toEqual(SHOWN);
  });

  it('leave out one that the answer does not have, and take the first of one that it has twice', () => {
    const twice = [branch('crewe', 'first'), branch('crewe', 'second'), branch('toString')];
    expect(shownBranches(twice)).toEqual([branch('crewe', 'first')]);
    expect(shownBranches([])).toEqual([]);
  });
});
