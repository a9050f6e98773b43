type Compile = (css: string, selector?: string, prefix?: string, componentId?: string) => string[];

/** Far more than the site has rules; a style that never repeats cannot fill the memory. */
const MOST_KEPT = 10_000;

/**
 * Compiles each style once, for all pages: what comes of it depends on its text and the names it is
 * given only. Whoever gets the rules leaves them as they are.
 */
export function compiledOnce(compile: Compile, mostKept: number = MOST_KEPT): Compile {
  const kept = new Map<string, Map<string, string[]>>();
  let count = 0;
  return (css, selector = '', prefix = '', componentId = '') => {
    const names = `${selector}\n${prefix}\n${componentId}`;
    const known = kept.get(css)?.get(names);
    if (known !== undefined) return known;
    const rules = compile(css, selector, prefix === '' ? undefined : prefix, componentId);
    if (count >= mostKept) {
      kept.clear();
      count = 0;
    }
    const sameText = kept.get(css) ?? new Map<string, string[]>();
    kept.set(css, sameText.set(names, rules));
    count += 1;
    return rules;
  };
}
