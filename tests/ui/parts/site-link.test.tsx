import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteLink } from '../../../ui/parts/site-link/site-link';

describe('a link', () => {
  it('is text without a link where it may lead nowhere', () => {
    render(<SiteLink href="javascript:window.__x=1">Offer</SiteLink>);
    expect(screen.getByText('Offer')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is plain HTML, wherever else it may lead', () => {
    for (const href of [
      '/compare/',
      '?page=2',
      'https://example.org/',
      'tel:01632960001',
      '#top',
    ]) {
      const { container, unmount } = render(<SiteLink href={href}>There</SiteLink>);
      expect(container.innerHTML).toBe(`<a href="${href}">There</a>`);
      unmount();
    }
  });

  it('says what is to be kept when it is followed', () => {
    const { container } = render(
      <SiteLink href="/compare/" keepScroll replace>
        Compare
      </SiteLink>,
    );
    expect(container.innerHTML).toBe(
      '<a href="/compare/" data-keep-scroll="" data-replace="">Compare</a>',
    );
  });
});
