import { BehaviorSubject, EMPTY, NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  areSettled,
  PICTURE_PATIENCE_MS,
  printMoment,
} from '../../../../ui/pages/print/print-moment';

describe('The moment to print', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const moments = (...waitedFor: Parameters<typeof printMoment>[0]) => {
    const come: string[] = [];
    printMoment(waitedFor).subscribe((moment) => come.push(moment));
    return come;
  };

  it('is when everything that is waited for is there, and once only [SC-5]', () => {
    const pictures$ = new BehaviorSubject(false);
    const face$ = new BehaviorSubject(false);
    const come = moments(pictures$, face$);
    pictures$.next(true);
    expect(come).toEqual([]);
    face$.next(true);
    expect(come).toEqual(['settled']);
    pictures$.next(false);
    pictures$.next(true);
    vi.advanceTimersByTime(PICTURE_PATIENCE_MS * 2);
    expect(come).toEqual(['settled']);
  });

  it('waits again when a failed picture has given way to another [SC-5]', () => {
    const pictures$ = new BehaviorSubject(false);
    const face$ = new BehaviorSubject(false);
    const come = moments(pictures$, face$);
    pictures$.next(true);
    pictures$.next(false);
    face$.next(true);
    expect(come).toEqual([]);
    pictures$.next(true);
    expect(come).toEqual(['settled']);
  });

  it.each([
    ['a picture that never comes', [NEVER, of(true)]],
    ['what can never be known', [EMPTY, of(true)]],
    ['what stays away', [of(false)]],
  ] as const)('comes after ten seconds without %s, once [SC-5]', (_, waitedFor) => {
    const come = moments(...waitedFor);
    vi.advanceTimersByTime(PICTURE_PATIENCE_MS - 1);
    expect(come).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(come).toEqual(['out-of-patience']);
    vi.advanceTimersByTime(PICTURE_PATIENCE_MS * 5);
    expect(come).toHaveLength(1);
  });
});

describe('Pictures', () => {
  it('have settled when each has come or failed; no pictures have settled', () => {
    expect(areSettled([])).toBe(true);
    expect(areSettled([{ complete: true }, { complete: true }])).toBe(true);
    expect(areSettled([{ complete: true }, { complete: false }])).toBe(false);
  });
});
