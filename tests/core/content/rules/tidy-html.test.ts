import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyHtml } from '../../../../core/content/rules/tidy-html';

describe('an editor’s HTML with the manners of the site', () => {
  it.each([
    ['begins below the heading above it', '<h1>A</h1>', '<h3>A</h3>'],
    ['leaves no gap', '<h2>A</h2><h5>B</h5>', '<h3>A</h3><h4>B</h4>'],
    ['goes up again', '<h2>A</h2><h4>B</h4><h2>C</h2>', '<h3>A</h3><h4>B</h4><h3>C</h3>'],
    ['goes up to between', '<h2>A</h2><h4>B</h4><h3>C</h3>', '<h3>A</h3><h4>B</h4><h4>C</h4>'],
    ['is never above where it stands', '<h4>A</h4><h2>B</h2>', '<h3>A</h3><h3>B</h3>'],
  ])('has headings in order: it %s', (_, html, tidy) => {
    expect(tidyHtml(html, 3)).toBe(tidy);
  });

  it('never skips a level, whatever is written', () => {
    const levels = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 });
    fc.assert(
      fc.property(levels, (written) => {
        const html = written.map((level) => `<h${String(level)}>x</h${String(level)}>`).join('');
        const shown = [...tidyHtml(html, 2).matchAll(/<h([1-6])>x<\/h([1-6])>/g)];
        expect(shown).toHaveLength(written.length);
        shown.reduce((before, [, open, close]) => {
          expect(open).toBe(close);
          expect(Number(open)).toBeGreaterThanOrEqual(2);
          expect(Number(open) - before).toBeLessThanOrEqual(1);
          return Number(open);
        }, 1);
      }),
    );
  });

  it('fetches pictures when they come near, and keeps their sizes', () => {
    expect(tidyHtml('<img src="/a.jpg" alt="a > b" width="3" height="2" />', 2)).toBe(
      '<img src="/a.jpg" alt="a > b" width="3" height="2" loading="lazy" decoding="async">',
    );
    // One that nobody described only decorates.
    expect(tidyHtml('<img src="/halt.jpg">', 2)).toBe(
      '<img src="/halt.jpg" alt="" loading="lazy" decoding="async">',
    );
  });

  it('tells other sites nothing of where a reader was', () => {
    expect(tidyHtml('<a href="https://example.org/">x</a><a href="/contact/">y</a>', 2)).toBe(
      '<a href="https://example.org/" rel="noopener noreferrer">x</a><a href="/contact/">y</a>',
    );
  });

  it('puts tables where they can be scrolled, by keys too', () => {
    expect(tidyHtml('<table><tr><td>1</td></tr></table>', 2)).toMatch(
      /^<div class="table"[^>]* tabindex="0"><table>.*<\/table><\/div>$/,
    );
  });
});
