/**
 * A network address as limits count it: an IPv4 address, or the network of an IPv6 one (its first 64
 * bits), since a household has as many of those as it likes.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined || !plain.includes(':')) return mapped ?? plain;
  const [before = '', after] = plain.split('::', 2);
  const head = before.split(':').filter((group) => group !== '');
  const tail = (after ?? '').split(':').filter((group) => group !== '');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
