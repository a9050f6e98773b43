import { History } from 'lucide-react';
import type { ReactElement } from 'react';
import type { HeaderPanel } from '../../../core/shortlist/public';
import { SHELL_WORDS } from '../../copy/shell-copy';
import { Icon } from '../../parts/icon/icon';

interface ListButton {
  readonly panel: Exclude<HeaderPanel, ''>;
  readonly label: string;
  /** Where it leads without a script. */
  readonly path: string;
  readonly icon: ReactElement;
}

const LISTS: readonly ListButton[] = [
  {
    panel: 'compare',
    label: SHELL_WORDS.compare,
    path: '/compare/',
    icon: <Icon name="compare" size={22} />,
  },
  {
    panel: 'recent',
    label: SHELL_WORDS.recent,
    path: '/shortlist/',
    icon: <History aria-hidden="true" size={22} />,
  },
  {
    panel: 'favs',
    label: SHELL_WORDS.favourites,
    path: '/shortlist/',
    icon: <Icon name="star" size={22} />,
  },
];

/**
 * The three lists with how many each holds (HEAD-02). A press opens the list's panel; without a
 * script it sends a form that leads to the list's page. What is held only the browser knows, so
 * the counts start at nothing; `showCount` keeps them.
 */
export const ListButtons = ({ className }: { readonly className: string }) => (
  <form method="get" action="/shortlist/" className={className}>
    {LISTS.map(({ panel, label, path, icon }) => (
      <button
        key={panel}
        type="submit"
        formAction={path}
        title={label}
        data-replay
        data-panel={panel}
      >
        {icon}
        <span className="label">{label}</span>{' '}
        <span className="count" data-count-of={panel}>
          0
        </span>
      </button>
    ))}
  </form>
);
