import sanitizeHtml from 'sanitize-html';
import { safeLink } from '../../core/kernel/safe-link';
import {
  ADDRESSES,
  ALLOWED_ATTRIBUTES,
  ALLOWED_TAGS,
  DROPPED_WITH_CONTENT,
  isPictureAddress,
} from './allowed-in-editor-content';
import type { CleanHtml, HtmlSlot } from './clean-html';

const settingsOf = (slot: HtmlSlot): sanitizeHtml.IOptions => ({
  allowedTags: [...ALLOWED_TAGS[slot]],
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  nonTextTags: [...DROPPED_WITH_CONTENT],
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  transformTags: Object.fromEntries(
    ADDRESSES.map(([tag, attribute]) => [
      tag,
      (tagName: string, attributes: sanitizeHtml.Attributes) => ({
        tagName,
        attribs: withSafeAddress(attributes, attribute),
      }),
    ]),
  ),
});

const SETTINGS = { page: settingsOf('page'), block: settingsOf('block') };

function withSafeAddress(
  attributes: sanitizeHtml.Attributes,
  attribute: string,
): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (name !== attribute) return [[name, value]];
      const safe = safeLink(value);
      return safe === undefined || (name === 'src' && !isPictureAddress(safe))
        ? []
        : [[name, safe]];
    }),
  );
}

/** Cleans an editor's HTML without a browser. */
export const sanitiseOnServer: CleanHtml = (html, slot = 'page') =>
  Promise.resolve(sanitizeHtml(html, SETTINGS[slot]));
