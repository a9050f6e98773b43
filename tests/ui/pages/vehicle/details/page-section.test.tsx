import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SECTION_IDS } from '../../../../../core/stock/public';
import { PageSection } from '../../../../../ui/stock/page-section/page-section';
import { show, stumblingBlocks, throughTheServer } from '../../../../support/browser/show';

const warranty = (defaultOpen?: boolean) => (
  <PageSection
    id="warranty-header"
    title="Warranty"
    {...(defaultOpen !== undefined && { defaultOpen })}
  >
    <p>Three months.</p>
  </PageSection>
);

const toggle = () => screen.getByRole('button', { name: 'Show Warranty' });
const isClosed = () => screen.getByText('Three months.').closest('[hidden]') !== null;

/** jsdom neither scrolls nor knows what a shopper has set. */
function withScrolling(reducedMotion: boolean) {
  const scrolled = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled(this.id, options);
  };
  return scrolled;
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete (Element.prototype as Partial<Element>).scrollIntoView;
  window.location.hash = '';
});

describe('a section of a vehicle’s page', () => {
  it('has an icon of its own in its header [VDP-16]', () => {
    const { container } = show(
      <>
        {SECTION_IDS.map((id) => (
          <PageSection key={id} id={id} title={id}>
            <p>Words.</p>
          </PageSection>
        ))}
      </>,
    );
    const drawings = [...container.querySelectorAll('h2 svg')].map(({ innerHTML }) => innerHTML);
    expect(drawings).toHaveLength(9);
    expect(new Set(drawings).size).toBe(9);
  });

  it('goes by the id that links know', () => {
    const { container } = show(warranty());
    expect(screen.getByRole('region', { name: 'Warranty' }).id).toBe('warranty-header');
    expect(container.querySelector('h2 a')?.getAttribute('href')).toBe('#warranty-header');
  });

  it('opens and closes by a plus or minus, and is open at first [VDP-18]', async () => {
    const { user } = show(warranty());
    const sign = () => toggle().querySelector('svg')?.innerHTML;
    const minus = sign();
    expect([isClosed(), toggle().getAttribute('aria-expanded')]).toEqual([false, 'true']);
    await user.click(toggle());
    expect([isClosed(), toggle().getAttribute('aria-expanded')]).toEqual([true, 'false']);
    expect(sign()).not.toBe(minus);
    await user.click(toggle());
    expect([isClosed(), sign()]).toEqual([false, minus]);
  });

  it('is gone to, and opened, by a press on its header [VDP-19]', async () => {
    const scrolled = withScrolling(false);
    const { user } = show(warranty(false));
    expect(isClosed()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Warranty' }));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith('warranty-header', {
      block: 'start',
      behavior: 'smooth',
    });
    expect(isClosed()).toBe(false);
  });

  it('is gone to at once by who wants less motion [VDP-19]', async () => {
    const scrolled = withScrolling(true);
    const { user } = show(warranty());
    await user.click(screen.getByRole('link', { name: 'Warranty' }));
    expect(scrolled).toHaveBeenCalledWith('warranty-header', { block: 'start', behavior: 'auto' });
  });

  it('opens when the address names it, and when the browser finds a word in it [SC-1]', () => {
    window.location.hash = '#warranty-header';
    const { unmount } = show(warranty(false));
    expect(isClosed()).toBe(false);
    unmount();
    window.location.hash = '';
    show(warranty(false));
    expect(isClosed()).toBe(true);
    act(() => {
      document.getElementById('warranty-header-content')?.dispatchEvent(new Event('beforematch'));
    });
    expect(isClosed()).toBe(false);
  });

  it('is open in the server’s HTML, accessible, and taken over without a change [VDP-18]', async () => {
    const { html, complaints } = await throughTheServer(warranty());
    expect(complaints).toEqual([]);
    expect(html).not.toMatch(/\shidden|\sstyle=/);
    const { container } = show(warranty(false));
    expect(await stumblingBlocks(container)).toEqual([]);
  });
});
