import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createArticleSearchBox } from '../../../../core/content/public';
import { makeScope } from '../../../../core/kernel/scope';

const opened = (start?: string) => {
  const searched: { readonly at: number; readonly term: string | undefined }[] = [];
  const began = Date.now();
  const box = createArticleSearchBox(makeScope(), start, (term) => {
    searched.push({ at: Date.now() - began, term });
  });
  return { box, searched };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('The box that articles are searched in', () => {
  it('searches once, half a second after the last key, for what is typed, trimmed [WE-136] [BLOG-15] [BLOG-16]', () => {
    const { box, searched } = opened();
    box.type(' va');
    vi.advanceTimersByTime(200);
    box.type(' van');
    vi.advanceTimersByTime(400);
    box.type(' vans ');
    vi.advanceTimersByTime(499);
    expect(searched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(searched).toEqual([{ at: 1_100, term: 'vans' }]);
    expect(box.typed$.value).toBe(' vans ');
  });

  it('finds no word too short [BLOG-18]', () => {
    const { box, searched } = opened();
    box.type('v');
    vi.advanceTimersByTime(500);
    expect(searched.map(({ term }) => term)).toEqual(['v']);
  });

  it('is empty at once when it is cleared, and what was being typed is dropped [BLOG-17]', () => {
    const { box, searched } = opened('vans');
    box.type('vans and');
    box.clear();
    expect(box.typed$.value).toBe('');
    expect(searched).toEqual([{ at: 0, term: undefined }]);
    vi.advanceTimersByTime(5_000);
    expect(searched).toHaveLength(1);
  });

  it('searches without waiting when it is entered, and not again for the same', () => {
    const { box, searched } = opened('vans');
    box.enter('cars');
    box.enter(' cars ');
    box.type('cars');
    vi.advanceTimersByTime(500);
    expect(searched).toEqual([{ at: 0, term: 'cars' }]);
  });

  it('goes on after any number of searches, as the latest was typed [HT-4] [SF-1]', () => {
    const { box, searched } = opened();
    for (const text of ['fo', 'ford', '', 'ford']) {
      box.type(text);
      vi.advanceTimersByTime(500);
    }
    expect(searched.map(({ term }) => term)).toEqual(['fo', 'ford', undefined, 'ford']);
  });

  it('shows what a page shows that was come to otherwise, and keeps what is typed while its own search comes', () => {
    const { box, searched } = opened();
    box.type('for');
    vi.advanceTimersByTime(500);
    box.type('ford');
    box.pageShows('for');
    expect(box.typed$.value).toBe('ford');
    box.pageShows('vans');
    expect(box.typed$.value).toBe('vans');
    vi.advanceTimersByTime(500);
    expect(searched.map(({ term }) => term)).toEqual(['for']);
  });
});
