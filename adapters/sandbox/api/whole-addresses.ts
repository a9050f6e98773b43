/** What the sandbox itself serves to whoever looks at a page. */
const OWN = /^\/(?:pictures|sandbox)\//;

/**
 * An answer with the addresses of the sandbox's own files in full, for pages that stand elsewhere.
 * @param origin scheme and host, and perhaps a folder, without a slash at the end.
 */
export function withWholeAddresses(answer: unknown, origin: string): unknown {
  if (typeof answer === 'string') return OWN.test(answer) ? origin + answer : answer;
  if (Array.isArray(answer)) return answer.map((entry) => withWholeAddresses(entry, origin));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, withWholeAddresses(value, origin)]),
  );
}
