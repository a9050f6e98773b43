import { useLocation, useMatches } from 'react-router-dom';
import { readQueryString } from '../../../core/kernel/query-string';
import { LaterFrame } from '../../content/later-frame';
import { laterWords } from '../../copy/later-pages-copy';

/** One of the pages that say what can be done there until they can do it themselves. */
export function LaterPage() {
  const route = useMatches().at(-1)?.id ?? '';
  const { pathname, search } = useLocation();
  const asked = new Map(readQueryString(search));
  const words = laterWords({ route, wantsLogin: asked.get('login') === '1' });
  return <LaterFrame words={words} path={pathname.replace(/(?<!\/)\/*$/, '/')} />;
}
