import type { EarlyChange } from './replay-change';

export interface EarlyPress extends EarlyChange {
  readonly kind: 'press' | 'change';
}

declare global {
  interface Window {
    /** What the page's inline script keeps until a script of ours listens. */
    readonly forecourtEarly?: {
      readonly take: () => readonly EarlyPress[];
      /** Every field that was typed into or chosen in, the last one last. */
      readonly touched: Set<Element>;
    };
  }
}
