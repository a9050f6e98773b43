import { createHash } from 'node:crypto';
import { STREET_MAP_ORIGIN } from '../../core/branch/public';

/** The CSP source of an inline script or style: its text, hashed. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins the browser calls besides our own: a real back end. */
  readonly connect: readonly string[];
  /** Origins that pictures and films may come from besides our own and whoever serves them safely. */
  readonly media?: readonly string[];
  /** Origins that scripts of others may come from: a tag manager's, where one is set. */
  readonly foreignScripts?: readonly string[];
  /** Origins that a form's answer may lead to besides our own: browsers look at its redirects too. */
  readonly formTargets?: readonly string[];
  /** Origins of frames besides the map's. */
  readonly frames?: readonly string[];
}

/**
 * Nothing inline runs or styles but what we rendered, told by hash, not by nonce: a nonce differs
 * on every answer and would keep public pages out of shared caches (ADR 007). The empty style is
 * the element into which the style library inserts its rules in the browser.
 */
export const contentSecurityPolicy = ({
  scripts,
  styles,
  connect,
  foreignScripts = [],
  media = [],
  formTargets = [],
  frames = [],
}: InlineParts): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource), ...foreignScripts].join(' '),
    `style-src 'self' ${['', ...styles].map(hashSource).join(' ')}`,
    ["img-src 'self' data: https:", ...media].join(' '),
    ["media-src 'self' https:", ...media].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    // A map of streets, in a frame that is made when a shopper asks for it.
    ['frame-src', STREET_MAP_ORIGIN, ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
