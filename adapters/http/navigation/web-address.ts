import type { WebAddress } from '../../../core/navigation/public';

/** Stands for this site while an address is read; no real host can end in it. */
const HERE = 'https://here.invalid';

/**
 * An address read as browsers do: tabs, backslashes, leading blanks and all (RT-1). Nothing that
 * runs or carries its own content, and nothing that cannot be read. A name or password in it is left out.
 */
export function webAddress(text: string): WebAddress | undefined {
  let url: URL;
  try {
    url = new URL(text, HERE);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const { origin, pathname: path, search: query, hash: fragment } = url;
  return { ...(origin !== HERE && { origin }), path, query, fragment };
}
