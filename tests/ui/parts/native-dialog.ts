import { beforeEach } from 'vitest';

/**
 * jsdom knows the dialog element but not how to show it. This stands in for the two calls as the
 * HTML standard describes them, as far as the tests look: the open state, where the focus goes, and
 * that it goes back. The real thing is walked through in the browser journeys.
 */
export function withNativeDialogs(): void {
  beforeEach(() => {
    const cameFrom = new WeakMap<HTMLDialogElement, Element | null>();
    HTMLDialogElement.prototype.showModal = function showModal() {
      cameFrom.set(this, document.activeElement);
      this.setAttribute('open', '');
      this.querySelector<HTMLElement>('button, a[href], input')?.focus();
    };
    HTMLDialogElement.prototype.close = function close() {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      const before = cameFrom.get(this);
      if (before instanceof HTMLElement) before.focus();
      this.dispatchEvent(new Event('close'));
    };
  });
}
