import { Component, Suspense, type ReactNode } from 'react';
import { Notice } from '../parts/notice/notice';
import { useApp } from './app-context';
import { useHydrated } from './use-hydrated';

interface BlockBoundaryProps {
  readonly children: ReactNode;
  /** What a shopper would call the block: "The reviews". Without a name it fails unseen. */
  readonly name?: string;
}

interface BlockBoundaryState {
  readonly hasFailed: boolean;
}

const brokenTitle = (name: string): string => `${name} could not be shown`;

/** In place of a block that broke on the server; the browser, where there is a script, draws it anew. */
function BrokenOnServer({ name }: Pick<BlockBoundaryProps, 'name'>) {
  const { blockBroke } = useApp();
  const isHydrated = useHydrated();
  blockBroke?.(name ?? 'A block without a name');
  // In a browser this stands for a part whose script is on its way.
  return isHydrated || name === undefined ? undefined : (
    <Notice tone="error" title={brokenTitle(name)} />
  );
}

/** React gives this to classes only. What broke is still reported to the console by React itself. */
class BrowserBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  static getDerivedStateFromError(this: void): BlockBoundaryState {
    return { hasFailed: true };
  }

  override state: BlockBoundaryState = { hasFailed: false };

  override render(): ReactNode {
    const { children, name } = this.props;
    if (!this.state.hasFailed) return children;
    return name === undefined ? undefined : (
      <Notice
        tone="error"
        title={brokenTitle(name)}
        onRetry={() => {
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}

/**
 * A block of a page that takes nothing with it if it breaks, on the server or in the browser (UX
 * rule 24): the rest stands, and the shopper may have it drawn anew. Blocks come alive one by one,
 * the one that is pressed first; between them the page answers. A block inside a `memo` of its own stays
 * as it was sent while others change around it.
 */
export const BlockBoundary = ({ name, children }: BlockBoundaryProps) => (
  <BrowserBoundary {...(name !== undefined && { name })}>
    <Suspense fallback={<BrokenOnServer {...(name !== undefined && { name })} />}>
      {children}
    </Suspense>
  </BrowserBoundary>
);
