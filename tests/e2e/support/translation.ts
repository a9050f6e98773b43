import type { Page } from '@playwright/test';
import { expect } from './quiet-test';

declare global {
  interface Window {
    translation?: { readonly start: () => void; readonly unseen: string[] };
  }
}

/**
 * As a browser translates a page: each text is replaced by one of the browser's own within two
 * elements, and so is every text that comes later. The words stay, so that a test can read them. Notes
 * what is written to a text that is not on the page any more, which nobody can see.
 */
function translationOfPage(atOnce: boolean): void {
  const replaced = new WeakSet<Node>();
  const own = new WeakSet<Node>();
  const unseen: string[] = [];

  // The element that browsers translate with.
  const element: string = 'font';
  const translate = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    for (let next = walker.nextNode(); next !== null; next = walker.nextNode()) {
      if (next instanceof Text) texts.push(next);
    }
    for (const text of texts) {
      const around = text.parentElement;
      if (around === null || own.has(text) || text.data === '') continue;
      if (around.closest('script, style, noscript, textarea, option, svg, title') !== null)
        continue;
      const outer = document.createElement(element);
      const inner = outer.appendChild(document.createElement(element));
      own.add(inner.appendChild(document.createTextNode(text.data)));
      replaced.add(text);
      text.replaceWith(outer);
    }
  };

  const written = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...written,
    set(this: Node, words: string) {
      if (replaced.has(this)) unseen.push(`${this.textContent ?? ''} → ${words}`);
      written?.set?.call(this, words);
    },
  });

  const start = () => {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.type === 'characterData') translate(change.target);
        for (const node of change.addedNodes) translate(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  window.translation = { start, unseen };
  if (atOnce) {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') start();
    });
  }
}

/** Translates every page of the test, from its first moment on or once it is alive. */
export const translatePages = (page: Page, atOnce = false): Promise<unknown> =>
  page.addInitScript(translationOfPage, atOnce);

export const startTranslating = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.translation?.start();
  });

/**
 * Where an element shows something else than it was last drawn with. React keeps with each element what
 * it was drawn with.
 */
function notAsDrawn(): readonly string[] {
  const faults: string[] = [];
  const isWord = (child: unknown): child is string | number =>
    typeof child === 'string' || typeof child === 'number';
  for (const element of document.querySelectorAll('#root *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    if (key === undefined) continue;
    const { children } = Reflect.get(element, key) as { readonly children?: unknown };
    const shown = element.textContent;
    if (isWord(children) && shown !== String(children)) {
      faults.push(`${element.tagName} says "${shown}", not "${children}"`);
    }
    if (!Array.isArray(children)) continue;
    const missing = children.filter((child) => isWord(child) && !shown.includes(String(child)));
    if (missing.length > 0)
      faults.push(`${element.tagName} says "${shown}" without "${missing.join('", "')}"`);
  }
  return faults;
}

/** Header, page and footer stand with words in them, and every icon has its drawing. */
export async function expectWholePage(page: Page): Promise<void> {
  for (const part of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(part).filter({ visible: true }).first()).toContainText(/\w{3}/);
  }
  await expect(page.getByRole('main')).not.toContainText(
    /An error has occurred|could not be shown/,
  );
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll('svg use')]
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#') && document.querySelector(href) === null),
  );
  expect(missing).toEqual([]);
}

/** The page is whole, and what it says is what was last drawn. */
export async function expectTrueWords(page: Page): Promise<void> {
  await expectWholePage(page);
  await expect.poll(() => page.evaluate(notAsDrawn)).toEqual([]);
  expect(await page.evaluate(() => window.translation?.unseen)).toEqual([]);
}
