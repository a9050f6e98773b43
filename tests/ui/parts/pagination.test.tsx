import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paginationExamples } from '../../../ui/parts/pagination/pagination.examples';
import { pageButtons } from '../../../ui/parts/pagination/page-buttons';

const pages = () => screen.getAllByRole('link', { name: /^Page / }).map((link) => link.textContent);

describe('pagination', () => {
  it('leads to the previous and the next page [SEARCH-13]', () => {
    render(paginationExamples['Fifth of eleven']);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Previous page')).toBe('/used/cars/search?page=4');
    expect(href('Next page')).toBe('/used/cars/search?page=6');
  });

  it('leads nowhere before the first and after the last page, but keeps the place [SEARCH-13]', () => {
    const { unmount } = render(paginationExamples['First of eleven']);
    const before = screen.getByRole('link', { name: 'Previous page' });
    expect(before.getAttribute('aria-disabled')).toBe('true');
    expect(before.hasAttribute('href')).toBe(false);
    unmount();
    render(paginationExamples['Last of eleven']);
    expect(screen.getByRole('link', { name: 'Next page' }).hasAttribute('href')).toBe(false);
  });

  it('shows the present page and the next three [SEARCH-14]', () => {
    render(paginationExamples['Fifth of eleven']);
    expect(pages()).toEqual(['Page 5', 'Page 6', 'Page 7', 'Page 8']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Page 5');
  });

  it('shows every page once asked, and fewer again [SEARCH-15]', async () => {
    render(paginationExamples['Fifth of eleven']);
    const toggle = screen.getByRole('button', { name: 'Show all 11 pages' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(pages()).toHaveLength(11);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer pages', expanded: true }));
    expect(pages()).toHaveLength(4);
  });

  it('leads back to the top [SEARCH-16]', () => {
    render(paginationExamples['First of eleven']);
    expect(screen.getByRole('link', { name: 'Back to top' }).getAttribute('href')).toBe('#top');
  });
});

describe('the pages that have a button', () => {
  it.each([
    [1, 11, [1, 2, 3, 4]],
    [5, 11, [5, 6, 7, 8]],
    [10, 11, [10, 11]],
    [1, 1, [1]],
    [1, 0, []],
    [99, 3, [3]],
  ])('on page %i of %i are %j [SEARCH-14]', (page, count, expected) => {
    expect(pageButtons(page, count, false)).toEqual(expected);
  });
});
