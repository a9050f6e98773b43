import { left, right } from 'fp-ts/Either';
import { NEVER, of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEditors } from '../../../../composition/server/life/ask-editors';
import { unreachable } from '../../../../core/kernel/failure';
import { fakeApp } from '../../../support/fakes/app';

describe('What editors write for every page, before anybody waits for it', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is asked for once, whatever fails of it', async () => {
    const menu = vi.fn(() => of(left(unreachable)));
    const departments = vi.fn(() => of(right([])));
    const app = fakeApp({ valuer: { departments } });
    await askEditors({ ports: { ...app.ports, frame: { ...app.ports.frame, menu } } });
    expect(menu).toHaveBeenCalledOnce();
    expect(departments).toHaveBeenCalledOnce();
  });

  it('holds a start up for 300 ms at most', async () => {
    let listens = false;
    void askEditors(fakeApp({ valuer: { departments: () => NEVER } })).then(() => {
      listens = true;
    });
    await vi.advanceTimersByTimeAsync(299);
    expect(listens).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(listens).toBe(true);
  });
});
