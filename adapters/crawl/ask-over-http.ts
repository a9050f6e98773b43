import type { AskSite } from './crawl-site';

/** How long a page is waited for. Milliseconds. */
const PATIENCE_MS = 20_000;

/** Of an answer; more is no page. */
const MOST_CHARACTERS = 5_000_000;

/** A site that runs somewhere, asked over HTTP; one that does not answer counts as 599. */
export const askOverHttp =
  (origin: string): AskSite =>
  async (address) => {
    try {
      const answer = await fetch(new URL(address, origin), {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: { accept: 'text/html,application/xml' },
      });
      const text = await answer.text();
      return {
        status: answer.status,
        location: answer.headers.get('location') ?? undefined,
        isHtml: answer.headers.get('content-type')?.startsWith('text/html') === true,
        text: text.slice(0, MOST_CHARACTERS),
      };
    } catch {
      return { status: 599, isHtml: false, text: '' };
    }
  };
