import type { Config, DOMPurify, WindowLike } from 'dompurify';
import { safeLink } from '../../core/kernel/safe-link';
import {
  ADDRESSES,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  isPictureAddress,
} from './allowed-in-editor-content';
import type { CleanHtml, HtmlSlot } from './clean-html';

const settingsOf = (slot: HtmlSlot): Config => ({
  ALLOWED_TAGS: [...ALLOWED_TAGS[slot]],
  ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...DROPPED_WITH_CONTENT],
});

const SETTINGS = { page: settingsOf('page'), block: settingsOf('block') };

/**
 * Cleans an editor's HTML in the browser, with the browser's own parser. The cleaner is fetched the
 * first time there is something to clean.
 */
export function sanitiseInBrowser(window: WindowLike): CleanHtml {
  let cleaner: Promise<DOMPurify> | undefined;
  return async (html, slot = 'page') => {
    cleaner ??= loadCleaner(window);
    return (await cleaner).sanitize(html, SETTINGS[slot]);
  };
}

async function loadCleaner(window: WindowLike): Promise<DOMPurify> {
  const { default: createDOMPurify } = await import('dompurify');
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', keepOnlyItsOwnAttributes);
  return purifier;
}

// The library knows one list of attributes for all tags.
function keepOnlyItsOwnAttributes(element: Element): void {
  const tag = element.tagName.toLowerCase();
  const allowed = ALLOWED_ATTRIBUTES[tag] ?? [];
  for (const name of element.getAttributeNames()) {
    if (!allowed.includes(name)) element.removeAttribute(name);
  }
  for (const [, attribute] of ADDRESSES.filter(([owner]) => owner === tag)) {
    const safe = safeLink(element.getAttribute(attribute));
    if (safe === undefined || (attribute === 'src' && !isPictureAddress(safe))) {
      element.removeAttribute(attribute);
    } else {
      element.setAttribute(attribute, safe);
    }
  }
}
