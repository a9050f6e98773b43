import { asWritten, escaped, type Html } from './html';

const TAGS: Readonly<Record<string, string>> = { '^': 'sup', _: 'sub' };
const WORD = /^−?[\p{L}\p{N}]+/u;

/**
 * A formula as it is printed: `v^(n+1)` raised, `C_k` lowered, brackets that only held the raised
 * part together left out. Everything is escaped.
 */
export function notation(text: string): Html {
  let markup = '';
  let rest = text;
  while (rest !== '') {
    const tag = TAGS[rest.charAt(0)];
    const index = tag === undefined ? undefined : indexAfter(rest.slice(1));
    if (tag === undefined || index === undefined) {
      markup += escaped(rest.charAt(0));
      rest = rest.slice(1);
    } else {
      markup += `<${tag}>${notation(index.text).markup}</${tag}>`;
      rest = rest.slice(1 + index.length);
    }
  }
  return asWritten(markup);
}

/** What is raised or lowered: a word, or all of a pair of brackets. */
function indexAfter(text: string): { readonly text: string; readonly length: number } | undefined {
  const word = WORD.exec(text)?.[0];
  if (word !== undefined) return { text: word, length: word.length };
  if (!text.startsWith('(')) return undefined;
  let depth = 0;
  for (const [place, character] of Array.from(text).entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return { text: text.slice(1, place), length: place + 1 };
  }
  return undefined;
}
