import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';

/** A page puts its title in place while it is drawn; a moment later it is there for certain. */
const TITLE_SETTLES_MS = 100;

/** The path of the page that the browser itself has opened, and said the title of, where it tells. */
function pathOpened(): string | undefined {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined ? undefined : new URL(opened.name).pathname;
}

/**
 * Says the title of each page that the shopper comes to; the first was said by the browser. Its own
 * script may come only after the shopper has gone on.
 */
export function TitleWord() {
  const { pathname } = useLocation();
  const [opened] = useState(pathOpened);
  const last = useRef(opened ?? pathname);
  const [word, setWord] = useState<{ readonly path: string; readonly title: string }>();
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const timer = setTimeout(() => {
      setWord({ path: pathname, title: document.title });
    }, TITLE_SETTLES_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname]);
  return <VisuallyHidden role="status">{word?.path === pathname ? word.title : ''}</VisuallyHidden>;
}
