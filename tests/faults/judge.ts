import type { Fault } from './faults';
import type { PageUnderFault } from './pages';

/** What came of one request. */
export interface Outcome {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly milliseconds: number;
}

export interface Limits {
  /** No page takes longer, whatever hangs. */
  readonly slowestMs: number;
}

/** What the site may say where it cannot do without what failed. */
const FAILED_STATUSES = [404, 410, 500, 503];

/** What can be read on a page. */
const readable = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** Words that a program says and a person should never read. */
const PROGRAM_WORDS = /\b(?:undefined|NaN|Infinity)\b|\[object |\bnull\b/;

function isPublic({ headers }: Outcome): boolean {
  const caching = headers['cache-control'];
  return typeof caching === 'string' && /s-maxage|public/.test(caching);
}

/**
 * What is wrong with the answer of a page while a call of it goes wrong: nothing, where it stands as
 * it does on a good day, without what failed, or says in the documented way that it cannot.
 */
export function faultsOf(
  page: PageUnderFault,
  call: string,
  { kind }: Fault,
  { good, seen }: { readonly good: Outcome; readonly seen: Outcome },
  { slowestMs }: Limits,
): readonly string[] {
  const problems: string[] = [];
  const isNeeded = page.needs.includes(call);
  const { status, text, headers, milliseconds } = seen;
  if (milliseconds > slowestMs) problems.push(`took ${(milliseconds / 1000).toFixed(1)} s`);
  const isRedirect = status >= 300 && status < 400;
  if (status !== good.status && !(isNeeded && (FAILED_STATUSES.includes(status) || isRedirect))) {
    problems.push(`status ${String(status)}, not ${String(good.status)}`);
  }
  if (status === 503 && headers['retry-after'] === undefined)
    problems.push('503 without Retry-After');
  if (page.kind === 'file') {
    if (status === 200 && text !== good.text) problems.push('another file than on a good day');
    return problems;
  }
  if (isRedirect) return problems;
  if (page.kind !== 'sheet' && !(text.includes('<header') && text.includes('<footer'))) {
    problems.push('no header or footer');
  }
  if ((text.match(/<h1[\s>]/g) ?? []).length !== 1) problems.push('not one heading');
  const words = readable(text);
  const odd = PROGRAM_WORDS.exec(words);
  if (odd !== null && !PROGRAM_WORDS.test(readable(good.text))) {
    problems.push(`reads “${words.slice(Math.max(0, odd.index - 20), odd.index + 20)}”`);
  }
  // Of what is read rightly in spite of all, a whole page is made.
  if (kind === 'slow' && status === 200 && isPublic(seen) && words !== readable(good.text)) {
    problems.push('a page with a part missing is offered to shared caches');
  }
  if (text.length > 3_000_000) problems.push(`a page of ${(text.length / 1e6).toFixed(0)} MB`);
  return problems;
}
