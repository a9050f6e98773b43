import { Icon } from '../../../parts/icon/icon';
import { useState, type RefObject } from 'react';
import {
  addressPairs,
  AVAILABILITY_PAIRS,
  isResettable,
  resetQuery,
  searchPath,
  withReservedShown,
  type FilterOptions,
  type StockQuery,
} from '../../../../core/search/public';
import { showWords } from '../../../copy/search-copy';
import { Button } from '../../../parts/button/button';
import { RadioGroup } from '../../../parts/radio-group/radio-group';
import { filterBoxes } from './filter-boxes';
import { FilterBoxView } from './filter-box-view';
import { KeywordBox } from './keyword-box';
import { Boxes, FilterForm, FilterTop, Foot, Turning } from './side-filter.styles';

const [AVAILABILITY, FOR_SALE] = AVAILABILITY_PAIRS['for-sale'];
const [, WITH_RESERVED] = AVAILABILITY_PAIRS['with-reserved'];

export interface SideFilterProps {
  readonly query: StockQuery;
  readonly options: FilterOptions | undefined;
  readonly total: number | undefined;
  readonly onChange: (query: StockQuery) => void;
  /** Words were typed, to be understood as far as the stock knows them; none takes them back. */
  readonly onWords: (text: string) => void;
  /** Set in the phone's dialog, whose own foot has the button that closes it and shows the list. */
  readonly onDone?: () => void;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** What a new choice makes moot, or what the form asks outside its boxes. */
const ASKED_OR_MOOT: readonly string[] = [
  'keyword',
  'status',
  'reserved',
  'category',
  'page',
  'resultsPerPage',
];

/** What the form must carry along when it is sent without script: all that it does not ask itself. */
const carried = (query: StockQuery) => {
  const asked = new Set<string>([
    ...ASKED_OR_MOOT,
    ...filterBoxes(query.section).map(({ key }) => key),
  ]);
  return addressPairs(query).filter(([key]) => !asked.has(key));
};

/** Filter your results: every box, the reserved toggle and reset. A form that works without script. */
export function SideFilter({
  query,
  options,
  total,
  onChange,
  onWords,
  onDone,
  headingRef,
}: SideFilterProps) {
  const [turns, setTurns] = useState(0);
  return (
    <FilterForm
      method="get"
      action={searchPath(query.section)}
      aria-label="Filter your results"
      data-replay-changes
      onSubmit={(event) => {
        event.preventDefault();
        onDone?.();
      }}
    >
      {carried(query).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <FilterTop>
        <h2 ref={headingRef} tabIndex={-1}>
          Filter your results
        </h2>
        <Button
          kind="link"
          compact
          data-replay
          onClick={() => {
            setTurns(turns + 1);
            if (isResettable(query)) onChange(resetQuery(query));
          }}
        >
          <Turning key={turns} $turning={turns > 0}>
            <Icon name="again" size={18} />
          </Turning>
          Reset
        </Button>
      </FilterTop>
      <KeywordBox value={query.keyword} onChange={onWords} />
      <RadioGroup
        legend="Show Reserved"
        look="segments"
        wide
        name={AVAILABILITY}
        value={query.availability === 'with-reserved' ? WITH_RESERVED : FOR_SALE}
        choices={[
          { value: WITH_RESERVED, label: 'Yes' },
          { value: FOR_SALE, label: 'No' },
        ]}
        onChange={(value) => onChange(withReservedShown(query, value === WITH_RESERVED))}
      />
      <Boxes>
        {filterBoxes(query.section).map((box) => (
          <FilterBoxView key={box.key} {...{ box, query, options, onChange }} />
        ))}
      </Boxes>
      {onDone === undefined && (
        <Foot>
          <Button type="submit" wide>
            {showWords(query.section, total)}
          </Button>
        </Foot>
      )}
    </FilterForm>
  );
}
