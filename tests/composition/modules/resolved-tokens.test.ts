import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PORT_TOKENS } from '../../../composition/request/port-tokens';
import { TOKENS } from '../../../composition/tokens';

const composition = join(import.meta.dirname, '../../../composition');

const sources = readdirSync(composition, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(composition, file), 'utf8') }));

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\bTOKENS\.(\w+)/g)].map(([, name = '']) => name);

/** Tokens that an entry gets from its container, and those that a binding takes for another. */
function resolvedTokens(): ReadonlySet<string> {
  const gets = sources.flatMap(({ text }) => text.match(/\.get\(TOKENS\.\w+/g) ?? []);
  const taken = sources
    .filter(({ file }) => file.startsWith('modules'))
    .flatMap(({ text }) => text.match(/\[\s*TOKENS\.[^\]]*\]/g) ?? []);
  return new Set([...[...gets, ...taken].flatMap(namesIn), ...portsOfEveryEntry()]);
}

/** The ports that the browser, the server and the command line take from their containers as a whole. */
const portsOfEveryEntry = (): readonly string[] =>
  ['web', 'server', 'cli'].every((entry) =>
    sources.some(({ file, text }) => file.startsWith(entry) && text.includes('portsOf(')),
  )
    ? Object.keys(PORT_TOKENS)
    : [];

describe('the tokens of the container', () => {
  it('are all resolved by what is run, so that no binding is proved for nobody', () => {
    const resolved = resolvedTokens();
    expect(Object.keys(TOKENS).filter((name) => !resolved.has(name))).toEqual([]);
    expect(resolved.size).toBeGreaterThan(5);
  });
});
