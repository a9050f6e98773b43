import { describe, expect, it } from 'vitest';
import { pageWindow } from '../../../../core/search/public';

describe('the pagination', () => {
  it('counts the pages [WE-062] [SEARCH-25]', () => {
    expect(pageWindow(125, 12, 1).pageCount).toBe(11);
    expect(pageWindow(12, 12, 1).pageCount).toBe(1);
    expect(pageWindow(13, 12, 1).pageCount).toBe(2);
  });

  it('has the current page and the next three [WE-063] [WE-064] [SEARCH-14]', () => {
    expect(pageWindow(125, 12, 1).buttons).toEqual([1, 2, 3, 4]);
    expect(pageWindow(125, 12, 5).buttons).toEqual([5, 6, 7, 8]);
  });

  it('stops at the last page [WE-065] [CG-060] [SF-3]', () => {
    expect(pageWindow(125, 12, 10).buttons).toEqual([10, 11]);
    expect(pageWindow(60, 12, 4).buttons).toEqual([4, 5]);
  });

  it('shows all pages when expanded [SEARCH-15]', () => {
    expect(pageWindow(30, 12, 2).expanded).toEqual([1, 2, 3]);
  });

  it('goes back from the second page and on from all but the last [SEARCH-13]', () => {
    expect(pageWindow(30, 12, 1)).toMatchObject({ next: 2 });
    expect(pageWindow(30, 12, 1)).not.toHaveProperty('previous');
    expect(pageWindow(30, 12, 3)).toMatchObject({ previous: 2 });
    expect(pageWindow(30, 12, 3)).not.toHaveProperty('next');
  });

  it('notices a page past the end, and stays on the last [SF-3]', () => {
    expect(pageWindow(30, 12, 99)).toMatchObject({
      current: 3,
      buttons: [3],
      previous: 2,
      isPastEnd: true,
    });
  });

  it.each([0, -1, 1.5, Number.NaN])('takes page %s for page 1 [SF-3]', (page) => {
    expect(pageWindow(30, 12, page)).toMatchObject({ current: 1, isPastEnd: false });
  });

  it('has no page when nothing was found', () => {
    expect(pageWindow(0, 12, 5)).toEqual({
      pageCount: 0,
      current: 1,
      buttons: [],
      expanded: [],
      isPastEnd: false,
    });
  });
});
