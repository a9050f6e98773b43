import { useLocation, useMatches, useParams } from 'react-router-dom';
import { readQueryString } from '../../../core/kernel/query-string';
import { LaterFrame } from '../../content/later-frame';
import { PlateRow } from '../../content/text-page.styles';
import { laterWords } from '../../copy/later-pages-copy';
import { NumberPlate } from '../../parts/number-plate/number-plate';

/** What could be a registration: letters and digits in up to eight signs, blanks aside. */
const LIKE_A_REGISTRATION = /^[a-z0-9 ]{2,8}$/i;

/** One of the pages that say what can be done there until they can do it themselves. */
export function LaterPage() {
  const route = useMatches().at(-1)?.id ?? '';
  const { query } = useParams();
  const { pathname, search } = useLocation();
  const asked = new Map(readQueryString(search));
  const words = laterWords({ route, query, wantsLogin: asked.get('login') === '1' });
  const registration = route === 'car-value' ? (asked.get('vrm') ?? '').trim() : '';
  return (
    <LaterFrame words={words} path={pathname.replace(/(?<!\/)\/*$/, '/')}>
      {LIKE_A_REGISTRATION.test(registration) && (
        <PlateRow>
          <NumberPlate registration={registration} size="large" />
        </PlateRow>
      )}
    </LaterFrame>
  );
}
