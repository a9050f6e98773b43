import { useState, type ComponentType } from 'react';
import type { App } from './app';
import { useApp } from './app-context';
import { StructuredData } from './json-block';
import { useHydrated } from './use-hydrated';

/** Structured data that only a server makes: no browser carries the script for it. */
export interface StructuredPart<Subject> {
  readonly Part: ComponentType<{ readonly subject: Subject }>;
  /** Fetches what makes it; a server waits for that. */
  readonly load: () => Promise<unknown>;
}

/** What the server has sent stands: React takes it as it is. */
const AS_SENT = { __html: '' };

/** Search engines read a page as the server sends it; on the way from another page there is none. */
export function structuredPart<Subject>(
  fetch: () => Promise<(app: App, subject: Subject) => object>,
): StructuredPart<Subject> {
  let make: ((app: App, subject: Subject) => object) | undefined;
  function Part({ subject }: { readonly subject: Subject }) {
    const app = useApp();
    const isHydrated = useHydrated();
    const [isSent] = useState(!isHydrated);
    if (make !== undefined) return <StructuredData facts={make(app, subject)} />;
    if (!isSent) return undefined;
    return (
      <script
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_SENT}
      />
    );
  }
  return {
    Part,
    load: async () => {
      make ??= await fetch();
    },
  };
}
