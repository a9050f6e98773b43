import { Search } from 'lucide-react';
import { searchPath } from '../../../core/search/public';
import { SHELL_WORDS } from '../../copy/shell-copy';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { SearchForm } from './site-search.styles';

/** The name by which the button of a narrow header finds the search box. */
export const SEARCH_BOX_ID = 'site-search-box';

/** Looks for words among the cars; on a phone it comes down below the header when it is called. */
export const SiteSearch = () => (
  <SearchForm
    id={SEARCH_BOX_ID}
    popover="auto"
    method="get"
    action={searchPath('cars')}
    role="search"
  >
    <div className="field">
      <label htmlFor="site-search" className="visually-hidden">
        {SHELL_WORDS.searchLabel}
      </label>
      <input
        id="site-search"
        type="search"
        name="keyword"
        placeholder={SHELL_WORDS.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">
        <Search aria-hidden="true" size={20} />
        <VisuallyHidden>{SHELL_WORDS.search}</VisuallyHidden>
      </button>
    </div>
  </SearchForm>
);
