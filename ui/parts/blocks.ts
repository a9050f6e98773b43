import type { ReactElement } from 'react';

/**
 * What a part puts beside others of its own: elements and no bare text, which nobody can change once
 * a browser has translated the page (ADR 023).
 */
export type Blocks = ReactElement | false | null | undefined | readonly Blocks[];
