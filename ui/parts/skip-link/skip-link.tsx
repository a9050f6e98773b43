import { SkipAnchor } from './skip-link.styles';

interface SkipLinkProps {
  /** The id of what it leads to. On a page without it the link is not there either. */
  readonly target?: string;
  /** What it leads to, in words: "main content". */
  readonly to?: string;
}

/** First thing in the tab order: past the header, straight to what the page is about. */
export function SkipLink({ target = 'main', to = 'main content' }: SkipLinkProps) {
  return (
    <SkipAnchor href={`#${target}`} $target={target} data-if-there="">
      {`Skip to ${to}`}
    </SkipAnchor>
  );
}
