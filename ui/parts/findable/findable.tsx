import { useEffect, useRef, type HTMLAttributes } from 'react';
import { FindableBox } from './findable.styles';

export interface FindableProps extends HTMLAttributes<HTMLDivElement> {
  readonly closed: boolean;
  /** The browser's own search has found a word in here; open it. */
  readonly onFound: () => void;
}

/**
 * A stretch of page that may be closed, yet is in the HTML: the browser's search finds its words
 * and opens it, paper has it, and so has a page whose script does not run.
 */
export function Findable({ closed, onFound, ...rest }: FindableProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!closed || element === null) return undefined;
    // React writes `hidden` as a mere flag, so the value is set by hand after it.
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => {
      element.removeEventListener('beforematch', onFound);
    };
  }, [closed, onFound]);
  return <FindableBox {...rest} ref={box} hidden={closed} />;
}
