import { useLocation, useMatches, useParams } from 'react-router-dom';
import { LaterFrame } from '../../content/later-frame';
import { laterWords } from '../../copy/later-pages-copy';

/** One of the pages that say what can be done there until they can do it themselves. */
export function LaterPage() {
  const route = useMatches().at(-1)?.id ?? '';
  const { query } = useParams();
  const { pathname } = useLocation();
  const words = laterWords({ route, query });
  return <LaterFrame words={words} path={pathname.replace(/(?<!\/)\/*$/, '/')} />;
}
