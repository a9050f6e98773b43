export const pathOf = (address = '/'): string => address.split('?', 1)[0] ?? '/';

/**
 * The address of the site that a request line asks for: its target may be a whole address, as a
 * proxy sends it, or no path at all, and whose site it is written for makes no difference. Percent
 * signs that start no valid sequence become literal ones, so that every address has a page (RT-3).
 */
export const requestedAddress = (target = '/'): string => wellFormedPath(ownAddress(target));

const ownAddress = (target: string): string =>
  target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');

function wellFormedPath(url: string): string {
  const cut = url.indexOf('?');
  const path = cut === -1 ? url : url.slice(0, cut);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + (cut === -1 ? '' : url.slice(cut));
  }
}

/**
 * A line break comes into a path with a link copied over two lines, and the router knows no such
 * path. More than one slash at the start would name a host.
 */
export function withoutLineBreaks(url: string): string {
  const [path = ''] = url.split('?', 1);
  const whole = path.replace(/%0[ad]|%e2%80%a[89]/gi, '');
  return whole === path ? url : whole.replace(/^[/\\]*/, '/') + url.slice(path.length);
}
