import { Icon } from '../../parts/icon/icon';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import { exampleVehicle, inItsSection, type SearchState } from '../../../core/showroom/public';
import { latest } from '../../../core/kernel/remote';
import {
  activeFilters,
  canonicalAddress,
  clearAllFilters,
  fromAddress,
  insteadOf,
  pageWindow,
  resetQuery,
  toAddress,
  unchoose,
  withKeyword,
  withPage,
  withSort,
  type StockQuery,
} from '../../../core/search/public';
import {
  approvedAprSentence,
  chipLabel,
  ignoredSentence,
  insteadOfSentence,
  resultsAnnouncement,
  resultsDescription,
  resultsHeading,
  showWords,
  vehicleWord,
} from '../../copy/search-copy';
import { failureWords } from '../../copy/failure-copy';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { FinanceFilter, type FinanceFilterProps } from './finance-filter/finance-filter';
import { useApp } from '../../kit/app-context';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageHead } from '../../kit/page-head';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { Button, ButtonLink } from '../../parts/button/button';
import { ChipList } from '../../parts/chip/chip-list';
import { Dialog } from '../../parts/dialog/dialog';
import { Notice } from '../../parts/notice/notice';
import { Pagination } from '../../parts/pagination/pagination';
import { RichText } from '../../parts/rich-text/rich-text';
import { ToastRegion, type Toast } from '../../parts/toast/toast-region';
import { FewResultsPart, mayNeedHelp } from './list/few-results-part';
import { ResultsFacts } from './list/results-facts';
import { ExampleLine } from '../../finance/representative-example/example-line';
import { ResultsExample } from './list/results-example';
import { ResultsList } from './list/results-list';
import { SortBar, type SortBarProps } from './list/sort-bar';
import { Columns, HeadingRow, ListBar, Main, Rail, Trail } from './list/results.styles';
import { SideFilter, type SideFilterProps } from './side-filter/side-filter';

const FINANCE_FILTER_ID = 'finance-filter';

/** How many filters that the page is about may be chosen before search engines are asked to keep out. */
const FEW_FILTERS = 2;

// Answers for one block draw the whole page again; blocks that are not concerned are left as they are.
const FilterBlock = memo(function FilterBlock(props: SideFilterProps) {
  return (
    <BlockBoundary name="The filters">
      <SideFilter {...props} />
    </BlockBoundary>
  );
});

const FinanceBlock = memo(function FinanceBlock(props: FinanceFilterProps) {
  return (
    <BlockBoundary name="The finance terms">
      <FinanceFilter {...props} />
    </BlockBoundary>
  );
});

const SortBlock = memo(function SortBlock(props: SortBarProps) {
  return (
    <BlockBoundary name="The order">
      <SortBar {...props} />
    </BlockBoundary>
  );
});

/** The last part of the address that the search itself did not put there. */
const isSameSearch = (state: SearchState, query: StockQuery): boolean =>
  toAddress(state.query) === toAddress(query);

/** The search results page (SEARCH-01): of cars, or of vans, which is another page. */
export function SearchPage() {
  const start = useLoaderData<SearchState>();
  return <ResultsPage key={start.query.section} start={start} />;
}

function ResultsPage({ start }: { readonly start: SearchState }) {
  const app = useApp();
  const search = useViewModel((scope) => app.makeStockSearch(scope, start));
  const state = useBehavior(search.state$);
  const location = useLocation();
  const { chosen } = useParams();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const filterHeading = useRef<HTMLHeadingElement>(null);
  // The filters' heading is not there to be focused while a phone keeps them in the dialog.
  const [afterLastChip] = useState(() => ({
    get current() {
      const ofFilters = filterHeading.current;
      const isHidden =
        ofFilters !== null && 'checkVisibility' in ofFilters && !ofFilters.checkVisibility();
      return isHidden ? heading.current : ofFilters;
    },
  }));
  /** The dialog of a phone: closed, open at the filters, or at the terms of the monthly figures. */
  const [opened, setOpened] = useState<'filters' | 'finance' | undefined>();
  const filtersOpen = opened !== undefined;
  const close = () => setOpened(undefined);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const { query } = state;
  const { section } = query;

  // The address bar is the state: whoever changed it, the list follows. A page whose path says more
  // than its query, such as a make's own, was read by its loader; a hash says nothing of the list.
  const place = location.pathname + location.search;
  const arrived = useRef({ place, start });
  useEffect(() => {
    const before = arrived.current;
    if (before.place === place && before.start === start) return;
    arrived.current = { place, start };
    const read = before.start === start ? fromAddress(section, location.search) : start;
    // Another page of the list begins at its heading, for whoever came by keyboard too.
    if (read.query.page !== search.state$.value.query.page) {
      heading.current?.focus({ preventScroll: true });
    }
    search.show(read.query, read.ignored);
  }, [place, start, location.search, section, search]);
  useEffect(() => search.wake(), [search]);

  const go = useCallback(
    (next: StockQuery, address?: string) => {
      const wanted = inItsSection(next);
      // Against what is asked now, not what was on the screen when the press was offered: an Undo is older.
      if (isSameSearch(search.state$.value, wanted)) return;
      // Chips and heading answer at once; the address follows in the same breath.
      if (wanted.section === section) search.show(wanted);
      void navigate(address ?? toAddress(wanted), { preventScrollReset: true });
    },
    [search, section, navigate],
  );
  const goInWords = useCallback(
    (text: string) => {
      const plainly = () => {
        go(withKeyword(search.state$.value.query, text));
      };
      import('./typed-words').then(({ goInWords: read }) => read(app, search, text, go), plainly);
    },
    [app, search, go],
  );
  const sortBy = useCallback(
    (sort: StockQuery['sort']) => {
      go(withSort(search.state$.value.query, sort));
    },
    [search, go],
  );

  const clearAll = () => {
    const before = query;
    go(clearAllFilters(query));
    setToasts([{ id: 'cleared', message: 'All filters cleared', onUndo: () => go(before) }]);
  };

  const results = latest(state.results);
  const options = latest(state.options);
  const isLoading = state.results.kind === 'loading';
  const total = results?.total;
  const pages = pageWindow(total ?? 0, query.pageSize, query.page);
  const filters = activeFilters(query);
  const chips = filters.map((filter) => ({
    id: `${filter.key}=${filter.value}`,
    label: chipLabel(filter, options),
  }));
  // The page of a make or a branch says which.
  const about = filters.find(({ value }) => value === chosen);
  const subject = about && { key: about.key, name: chipLabel(about, options) };
  const counted =
    total === undefined ? `Used ${vehicleWord(section, 2)}` : resultsHeading(section, total);
  const title = subject === undefined ? counted : `${counted}: ${subject.name}`;
  const address = toAddress(query);
  // The first field of the editable page, whatever its name (SEARCH-30).
  const editorsText = latest(state.content)?.fields[0]?.html;

  const failed = state.results.kind === 'failed' && (
    <Notice tone="error" title="We could not load the results" onRetry={search.retry}>
      {failureWords(state.results.failure)}
    </Notice>
  );
  const filterFacts = { query, options, total, onChange: go, onWords: goInWords };
  const few = { state, isLoading, pages };
  const slips = insteadOf(location.search);

  return (
    <PageFrame>
      <PageHead
        title={pages.current > 1 ? `${title}, page ${pages.current}` : title}
        description={resultsDescription(section, total, subject)}
        canonical={canonicalAddress({ ...query, page: pages.current })}
        indexed={filters.length <= FEW_FILTERS && total !== 0}
        {...(results?.vehicles[0]?.pictures[0] !== undefined && {
          picture: results.vehicles[0].pictures[0].large,
        })}
      />
      <BlockBoundary>
        <ResultsFacts vehicles={results?.vehicles ?? []} />
      </BlockBoundary>
      <Trail>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Search Results', href: address },
          ]}
        />
      </Trail>
      <HeadingRow>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <ListBar>
          <ButtonLink
            className="modify"
            kind="primary"
            href="#filters"
            aria-expanded={filtersOpen}
            onClick={(event) => {
              event.preventDefault();
              setOpened('filters');
            }}
          >
            <Icon name="filter" size={18} />
            <span>
              {`${filtersOpen ? 'Update' : 'Modify'} Search${filters.length > 0 ? ` (${filters.length})` : ''}`}
            </span>
          </ButtonLink>
          <SortBlock query={query} resetAddress={toAddress(resetQuery(query))} onSort={sortBy} />
        </ListBar>
      </HeadingRow>
      <p role="status" className="visually-hidden">
        {total === undefined || isLoading
          ? ''
          : resultsAnnouncement(section, total, pages.current, pages.pageCount)}
      </p>
      <Columns>
        <Rail id="filters">
          <FilterBlock {...filterFacts} headingRef={filterHeading} />
        </Rail>
        <Main data-few={mayNeedHelp(few) || undefined}>
          {state.approvedApr !== undefined && (
            <Notice tone="good">
              <span>{approvedAprSentence(state.approvedApr)}</span>{' '}
              <Button kind="link" compact onClick={app.approvedRate.forget}>
                Restore the original APR
              </Button>
            </Notice>
          )}
          {slips.length > 0 && <Notice>{insteadOfSentence(slips)}</Notice>}
          {state.ignored.length > 0 && <Notice>{ignoredSentence(state.ignored.length)}</Notice>}
          <ChipList
            name="Chosen filters"
            chips={chips}
            headingRef={afterLastChip}
            onRemove={(id) => {
              const removed = filters.find(({ key, value }) => `${key}=${value}` === id);
              if (removed !== undefined) go(unchoose(query, removed.key, removed.value));
            }}
          >
            <Button kind="link" compact data-replay onClick={clearAll}>
              Clear all
            </Button>
          </ChipList>
          <FinanceBlock id={FINANCE_FILTER_ID} query={query} onChange={go} />
          <ExampleLine
            example={exampleVehicle(
              latest(state.results)?.vehicles ?? [],
              latest(state.quotes),
              query.finance.type,
            )}
            isWaiting={state.quotes.kind === 'loading'}
          >
            <ButtonLink
              className="phone-only"
              kind="link"
              compact
              href={`#${FINANCE_FILTER_ID}`}
              onClick={(event) => {
                event.preventDefault();
                setOpened('finance');
              }}
            >
              Adjust Finance
            </ButtonLink>
          </ExampleLine>
          {failed}
          <BlockBoundary name="The results">
            <ResultsList state={state} isLoading={isLoading} views$={search.views$} />
          </BlockBoundary>
          <FewResultsPart {...few} />
          {pages.pageCount > 1 && (
            <Pagination
              page={pages.current}
              pageCount={pages.pageCount}
              addressOf={(page) => toAddress(withPage(query, page))}
              topHref="#page"
            />
          )}
          {(results?.vehicles.length ?? 0) > 0 && (
            <SortBlock query={query} resetAddress={toAddress(resetQuery(query))} onSort={sortBy} />
          )}
          <BlockBoundary name="The finance example">
            <ResultsExample state={state} />
          </BlockBoundary>
          {editorsText !== undefined && total !== 0 && <RichText cleanHtml={editorsText} />}
        </Main>
      </Columns>
      <Dialog
        open={filtersOpen}
        onClose={close}
        title="Filters"
        look="sheet"
        foot={
          <>
            {failed}
            <Button wide onClick={close}>
              {showWords(section, total)}
            </Button>
          </>
        }
      >
        <FinanceFilter
          key={opened}
          id="finance-in-dialog"
          open={opened === 'finance'}
          query={query}
          onChange={go}
        />
        <SideFilter {...filterFacts} onDone={close} />
      </Dialog>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
      />
    </PageFrame>
  );
}
