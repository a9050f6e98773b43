import { Component, type ReactNode } from 'react';
import { Notice } from '../parts/notice/notice';

interface BlockBoundaryProps {
  readonly children: ReactNode;
  /** What a shopper would call the block: "The reviews". Without a name it fails unseen. */
  readonly name?: string;
}

interface BlockBoundaryState {
  readonly hasFailed: boolean;
}

/**
 * A block of a page that takes nothing with it if it breaks (UX rule 24): the rest stands, and the
 * shopper may have it drawn anew. React gives this to classes only. What broke is still reported
 * to the console by React itself.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
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
        title={`${name} could not be shown`}
        onRetry={() => {
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}
