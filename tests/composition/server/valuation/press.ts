import { postTo } from '../posting';
import type { PageOfSite, SiteInProcess } from '../site-in-process';

/** All that a browser posts of a page's form as it stands. */
function standing(html: string): Readonly<Record<string, string>> {
  const form = /<form(?=[^>]*method="post")[^]*?<\/form>/.exec(html)?.[0] ?? '';
  const inputs = [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    const isTick = input.includes('type="checkbox"');
    if (name === undefined || (isTick && !input.includes('checked'))) return [];
    return [[name, /value="([^"]*)"/.exec(input)?.[1] ?? ''] as const];
  });
  const selects = [...form.matchAll(/<select[^>]*name="([^"]*)"([^]*?)<\/select>/g)].map(
    ([, name = '', options = '']) =>
      [name, /<option value="([^"]*)" selected/.exec(options)?.[1] ?? ''] as const,
  );
  return { ...Object.fromEntries([...inputs, ...selects]), _drawn: '0' };
}

/** Presses a button of a page: what stands in its form, what is typed, and the button. */
export const pressIn =
  (siteNow: () => SiteInProcess) =>
  (
    { html }: PageOfSite,
    typed: Readonly<Record<string, string>> = {},
    event = 'submit',
    headers: Readonly<Record<string, string>> = {},
    from?: string,
  ): Promise<PageOfSite> => {
    const form = /<form(?=[^>]*method="post")[^>]*>/.exec(html)?.[0] ?? '';
    const action = /action="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? '/car-value/';
    const body = { ...standing(html), ...typed, _event: event };
    return postTo(siteNow(), action, body, headers, from);
  };
