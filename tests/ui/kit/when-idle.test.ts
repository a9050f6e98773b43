import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../../ui/kit/when-idle';

describe('work that waits for a quiet moment', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('waits two seconds at most where the browser tells when it is idle [NAV-15]', () => {
    const asked: unknown[] = [];
    vi.stubGlobal('requestIdleCallback', (_: () => void, options: unknown) => asked.push(options));
    whenIdle(() => undefined);
    expect(asked).toEqual([{ timeout: 2000 }]);
  });

  it('is done soon where the browser cannot tell [BT-3]', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.useFakeTimers();
    const work = vi.fn();
    whenIdle(work);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(work).toHaveBeenCalledOnce();
  });
});
