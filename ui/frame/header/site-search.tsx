import { Search } from 'lucide-react';
import { searchPath } from '../../../core/search/public';
import { SHELL_WORDS } from '../../copy/shell-copy';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { SEARCH_BOX_ID, SEARCH_INPUT_ID } from './search-ids';
import { SearchForm } from './site-search.styles';

/** Looks for words in the whole stock, the cars first; on a phone it comes down below the header when it is called. */
export const SiteSearch = () => (
  <SearchForm
    id={SEARCH_BOX_ID}
    popover="auto"
    method="get"
    action={searchPath('cars')}
    role="search"
  >
    <div className="field">
      <label htmlFor={SEARCH_INPUT_ID} className="visually-hidden">
        {SHELL_WORDS.searchLabel}
      </label>
      <input
        id={SEARCH_INPUT_ID}
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
