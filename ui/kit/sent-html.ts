import { useState } from 'react';

/** HTML that a page shows as it is. */
export interface SentHtml {
  readonly html: string;
  /** Nothing: a page that is sent holds it already, so its data need not say it again. */
  readonly toJSON: () => undefined;
}

export const sentHtml = (html: string): SentHtml => ({ html, toJSON: () => undefined });

/**
 * The HTML of an element: as its page's loader has it, or, in a page that a server has sent, as it stands.
 *
 * @param id Of the element that holds it.
 */
export function useSentHtml(id: string, sent: SentHtml | undefined): string {
  const [standing] = useState(() =>
    sent === undefined ? (document.getElementById(id)?.innerHTML ?? '') : '',
  );
  return sent?.html ?? standing;
}
