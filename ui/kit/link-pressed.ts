import { isPlainPress } from './is-plain-press';

const ON_SITE = /^\/(?![/\\])/;

/** Where a press on a link leads on this site; nowhere where the browser, or somebody else, is to see to it. */
export function linkPressed(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href') ?? '';
  const isPlain = !event.defaultPrevented && isPlainPress(event);
  if (link === null || !isPlain || !ON_SITE.test(address)) return undefined;
  return link.target === '' && !link.hasAttribute('download') ? address : undefined;
}
