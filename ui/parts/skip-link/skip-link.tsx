import { SkipAnchor } from './skip-link.styles';

/** First thing in the tab order: past the header, straight to what the page is about. */
export function SkipLink({ target = 'main' }: { readonly target?: string }) {
  return <SkipAnchor href={`#${target}`}>Skip to main content</SkipAnchor>;
}
