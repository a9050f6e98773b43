import { Icon } from '../../../parts/icon/icon';
import {
  addressPairs,
  isResettable,
  isSortOrder,
  SORT_ORDERS,
  searchPath,
  type StockQuery,
} from '../../../../core/search/public';
import { SORT_LABELS } from '../../../copy/search-copy';
import { useBehavior } from '../../../kit/use-behavior';
import { useApp } from '../../../kit/app-context';
import { Button, ButtonLink } from '../../../parts/button/button';
import { Select } from '../../../parts/select/select';
import { SortForm, SortRow, ViewButton, ViewToggle } from './results.styles';

const SORT_CHOICES = SORT_ORDERS.map((value) => ({ value, label: SORT_LABELS[value] }));

export interface SortBarProps {
  readonly query: StockQuery;
  readonly resetAddress: string;
  readonly onSort: (query: StockQuery['sort']) => void;
}

/** Grid or list; the choice is kept for the next visit (SEARCH-09, STORE-04). */
function LayoutToggle() {
  const { listingView } = useApp();
  const view = useBehavior(listingView.view$);
  return (
    <ViewToggle role="group" aria-label="Layout">
      <ViewButton
        type="button"
        data-replay
        aria-pressed={view === 'grid'}
        onClick={() => listingView.show('grid')}
      >
        <Icon name="grid" size={20} />
        <span>Grid</span>
      </ViewButton>
      <ViewButton
        type="button"
        data-replay
        aria-pressed={view === 'list'}
        onClick={() => listingView.show('list')}
      >
        <Icon name="list" size={20} />
        <span>List</span>
      </ViewButton>
    </ViewToggle>
  );
}

/** Sort, layout, reset; above the results and below them (SEARCH-07 to SEARCH-12). */
export function SortBar({ query, resetAddress, onSort }: SortBarProps) {
  return (
    <SortRow>
      {isResettable(query) && (
        <ButtonLink className="reset" kind="link" compact href={resetAddress} keepScroll>
          Reset all filters
        </ButtonLink>
      )}
      <LayoutToggle />
      <SortForm method="get" action={searchPath(query.section)} data-replay-changes>
        {addressPairs(query)
          .filter(
            ([key]) =>
              key !== 'sort' && key !== 'page' && key !== 'resultsPerPage' && key !== 'category',
          )
          .map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
        <Select
          label="Sort by"
          labelHidden
          name="sort"
          value={query.sort}
          choices={SORT_CHOICES}
          onChange={(event) => {
            const sort = event.currentTarget.value;
            if (isSortOrder(sort)) onSort(sort);
          }}
        />
        <noscript>
          <Button type="submit" kind="quiet" compact>
            Sort
          </Button>
        </noscript>
      </SortForm>
    </SortRow>
  );
}
