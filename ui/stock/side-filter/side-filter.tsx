import { ChevronDown, RotateCcw } from 'lucide-react';
import { useState, type RefObject } from 'react';
import {
  choose,
  clearFilter,
  isBoundFilter,
  isResettable,
  locationChoices,
  resetQuery,
  searchPath,
  toggle,
  toRequestParams,
  valuesOf,
  withKeyword,
  withReservedShown,
  type FilterKey,
  type FilterOption,
  type FilterOptions,
  type StockQuery,
} from '../../../core/stock/public';
import { FILTER_LABELS, inWords, optionLabel, vehicleWord } from '../../copy/search-copy';
import { Button } from '../../parts/button/button';
import { RadioGroup } from '../../parts/radio-group/radio-group';
import { BOUND_HINTS, filterBoxes, type FilterBox } from './filter-boxes';
import { KeywordBox } from './keyword-box';
import { OptionRows } from './option-rows';
import {
  Box,
  Boxes,
  BoxHead,
  ClosedBox,
  FilterForm,
  FilterTop,
  Foot,
  Turning,
  Typed,
} from './side-filter.styles';
import { TypedBound } from './typed-bound';

const NO_OPTIONS: readonly FilterOption[] = [];
const WITH_RESERVED = 'FOR_SALE_RETAIL,RESERVED,SOLD';

interface SideFilterProps {
  readonly query: StockQuery;
  readonly options: FilterOptions | undefined;
  readonly total: number | undefined;
  readonly onChange: (query: StockQuery) => void;
  /** Set in the phone's dialog, where the button closes it and shows the list. */
  readonly onDone?: () => void;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** Location offers what a shopper may choose among (FILTER-38, FILTER-39). */
const offered = (key: FilterKey, options: FilterOptions | undefined): readonly FilterOption[] => {
  if (key === 'keyword') return NO_OPTIONS;
  const all = options?.options[key] ?? NO_OPTIONS;
  return key === 'location_name' ? locationChoices(all, ({ value }) => value) : all;
};

function chosenWords(key: FilterKey, chosen: readonly string[], options: readonly FilterOption[]) {
  const names = chosen.map((value) =>
    optionLabel(key, value, options.find((option) => option.value === value)?.label),
  );
  return names.length === 0 ? undefined : names.join(', ');
}

interface BoxViewProps extends Pick<SideFilterProps, 'query' | 'options' | 'onChange'> {
  readonly box: FilterBox;
}

function BoxView({ box, query, options, onChange }: BoxViewProps) {
  const { key } = box;
  const chosen = valuesOf(query, key);
  const rows = offered(key, options);
  const label = FILTER_LABELS[key];
  if (key === 'range' && valuesOf(query, 'make').length === 0) {
    return (
      <ClosedBox aria-disabled="true">
        {label} <span className="why">Choose a make first</span>
      </ClosedBox>
    );
  }
  const hint = BOUND_HINTS[key];
  return (
    <Box name="side-filter">
      <BoxHead>
        {label}
        <span className="chosen">{chosenWords(key, chosen, rows)}</span>
        <ChevronDown aria-hidden="true" size={20} />
      </BoxHead>
      <fieldset>
        <legend className="visually-hidden">Select {label}</legend>
        {hint !== undefined && isBoundFilter(key) && (
          <Typed>
            <TypedBound
              name={key}
              label={hint}
              value={chosen[0]}
              onChange={(value) =>
                onChange(value === undefined ? clearFilter(query, key) : choose(query, key, value))
              }
            />
          </Typed>
        )}
        <OptionRows
          box={box}
          options={rows}
          chosen={chosen}
          makes={offered('make', options)}
          counted={vehicleWord(query.section, 2)}
          onToggle={(pressed, value) => onChange(toggle(query, pressed, value))}
        />
      </fieldset>
    </Box>
  );
}

/** What the form must carry along when it is sent without script. */
const CARRIED: readonly string[] = [
  'sort',
  'finance_deposit',
  'finance_deposit_type',
  'finance_mileage',
  'finance_term',
  'monthly_from',
  'monthly_to',
];

/** Filter your results: every box, the reserved toggle and reset. A form that works without script. */
export function SideFilter({
  query,
  options,
  total,
  onChange,
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
      {toRequestParams(query)
        .filter(([key]) => CARRIED.includes(key))
        .map(([key, value]) => (
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
            <RotateCcw aria-hidden="true" size={18} />
          </Turning>
          Reset
        </Button>
      </FilterTop>
      <KeywordBox
        value={query.keyword}
        onChange={(keyword) => onChange(withKeyword(query, keyword))}
      />
      <RadioGroup
        legend="Show Reserved"
        look="segments"
        wide
        name="status"
        value={query.availability === 'with-reserved' ? WITH_RESERVED : 'FOR_SALE_RETAIL'}
        choices={[
          { value: WITH_RESERVED, label: 'Yes' },
          { value: 'FOR_SALE_RETAIL', label: 'No' },
        ]}
        onChange={(value) => onChange(withReservedShown(query, value === WITH_RESERVED))}
      />
      <Boxes>
        {filterBoxes(query.section).map((box) => (
          <BoxView key={box.key} {...{ box, query, options, onChange }} />
        ))}
      </Boxes>
      <Foot>
        <Button type="submit" wide>
          {total === undefined
            ? 'Show results'
            : `Show ${inWords(total)} ${vehicleWord(query.section, total)}`}
        </Button>
      </Foot>
    </FilterForm>
  );
}
