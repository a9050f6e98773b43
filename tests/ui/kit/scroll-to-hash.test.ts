import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idOfHash, scrollToHash } from '../../../ui/kit/scroll-to-hash';

const scrolled = vi.fn<(id: string) => void>();
const toTop = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', toTop);
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrolled.mockClear();
  toTop.mockClear();
  document.body.replaceChildren();
});

/** A section that mounts late. */
const appearsAfter = (milliseconds: number, id: string) =>
  setTimeout(() => {
    document.body.append(Object.assign(document.createElement('section'), { id }));
  }, milliseconds);

describe('a link to a section of the page', () => {
  it.each([0, 200, 3000, 4800])(
    'scrolls there once, soon after it appears at %i ms [SC-1, NAV-01, NAV-02]',
    (milliseconds) => {
      appearsAfter(milliseconds, 'finance-personalise');
      scrollToHash('#finance-personalise');
      vi.advanceTimersByTime(milliseconds + 150);
      expect(scrolled.mock.calls).toEqual([['finance-personalise']]);
      vi.advanceTimersByTime(20_000);
      expect(scrolled).toHaveBeenCalledTimes(1);
      expect(toTop).not.toHaveBeenCalled();
    },
  );

  it('finds a section that appears 1,250 ms after the navigation with the next look, at 1,300 ms [NAV-02, WE-124]', () => {
    appearsAfter(1250, 'finance-personalise');
    scrollToHash('#finance-personalise');
    vi.advanceTimersByTime(1299);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('looks fifty times for one that never appears, then goes to the top [NAV-02, NAV-03, WE-125]', () => {
    const looked = vi.spyOn(document, 'getElementById');
    scrollToHash('#finance-personalise');
    vi.advanceTimersByTime(20_000);
    expect(looked).toHaveBeenCalledTimes(50);
    expect(toTop).toHaveBeenCalledTimes(1);
  });

  it('goes to the top when the section does not come in five seconds, and does not jump later [SC-1, NAV-03]', () => {
    appearsAfter(5500, 'finance-personalise');
    scrollToHash('#finance-personalise');
    vi.advanceTimersByTime(20_000);
    expect(toTop).toHaveBeenCalledTimes(1);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it.each(['wheel', 'touchmove', 'keydown'])(
    'leaves a shopper alone who scrolls for themselves by %s [NAV-02]',
    (kind) => {
      appearsAfter(1000, 'finance-personalise');
      scrollToHash('#finance-personalise');
      vi.advanceTimersByTime(500);
      dispatchEvent(new Event(kind));
      vi.advanceTimersByTime(20_000);
      expect(scrolled).not.toHaveBeenCalled();
      expect(toTop).not.toHaveBeenCalled();
    },
  );

  it('leaves a shopper alone who had scrolled before anybody could hear of it, or drags the bar [SC-1, NAV-02]', () => {
    appearsAfter(1000, 'finance-personalise');
    vi.stubGlobal('scrollY', 300);
    scrollToHash('#finance-personalise', 0);
    vi.advanceTimersByTime(20_000);
    expect(scrolled).not.toHaveBeenCalled();
    expect(toTop).not.toHaveBeenCalled();
  });

  it('gives up when the shopper has gone to another page [NAV-02]', () => {
    appearsAfter(1000, 'finance-personalise');
    scrollToHash('#finance-personalise')();
    vi.advanceTimersByTime(20_000);
    expect(scrolled).not.toHaveBeenCalled();
    expect(toTop).not.toHaveBeenCalled();
  });

  it.each([
    ['#a.b', 'a.b'],
    ['#123', '123'],
    ['#%C3%A9', 'é'],
    ['#%E0%A4%A', '%E0%A4%A'],
  ])('takes %s as it comes [SC-1]', (hash, id) => {
    expect(idOfHash(hash)).toBe(id);
    appearsAfter(0, id);
    scrollToHash(hash);
    vi.advanceTimersByTime(200);
    expect(scrolled.mock.calls).toEqual([[id]]);
  });

  it('does nothing for an empty fragment', () => {
    scrollToHash('');
    scrollToHash('#');
    vi.advanceTimersByTime(20_000);
    expect(toTop).not.toHaveBeenCalled();
  });
});
