import { describe, expect, it, vi } from 'vitest';
import { onFirstSign } from '../../../ui/kit/first-sign';

/** As a browser tells of a pointer; jsdom has no movement of its own. */
const pointer = (movementX: number): Event =>
  Object.assign(new Event('pointermove', { bubbles: true }), { movementX, movementY: 0 });

describe('the first sign of somebody', () => {
  it('is not a pointer that rests while the page is laid out under it', () => {
    const work = vi.fn();
    onFirstSign(work);
    document.body.dispatchEvent(pointer(0));
    expect(work).not.toHaveBeenCalled();
    document.body.dispatchEvent(pointer(2));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is not waited for once the waiting has ended', () => {
    const work = vi.fn();
    onFirstSign(work)();
    document.dispatchEvent(new Event('scroll'));
    expect(work).not.toHaveBeenCalled();
  });
});
