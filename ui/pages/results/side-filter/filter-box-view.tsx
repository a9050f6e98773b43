import { Icon } from '../../../parts/icon/icon';
import { useEffect, useRef, useState } from 'react';
import {
  choose,
  clearFilter,
  gearboxOptions,
  isBoundFilter,
  locationChoices,
  toggle,
  valuesOf,
  type FilterKey,
  type FilterOption,
  type FilterOptions,
  type StockQuery,
} from '../../../../core/search/public';
import { FILTER_LABELS, optionLabel, vehicleWord } from '../../../copy/search-copy';
import { BOUND_HINTS, type FilterBox } from './filter-boxes';
import { useApp } from '../../../kit/app-context';
import { OptionRows } from './option-rows';
import { PlainOptions } from './plain-options';
import { Box, BoxHead, ClosedBox, Typed } from './side-filter.styles';
import { TypedBound } from './typed-bound';

const NO_OPTIONS: readonly FilterOption[] = [];

/** Location offers what a shopper may choose among (FILTER-38, FILTER-39). */
const offered = (
  key: FilterKey,
  options: FilterOptions | undefined,
  only: readonly string[] = [],
): readonly FilterOption[] => {
  if (key === 'keyword') return NO_OPTIONS;
  const all = options?.options[key] ?? NO_OPTIONS;
  if (key === 'transmission') return gearboxOptions(all);
  return key === 'location_name' ? locationChoices(all, ({ value }) => value, only) : all;
};

function chosenWords(key: FilterKey, chosen: readonly string[], options: readonly FilterOption[]) {
  const names = chosen.map((value) =>
    optionLabel(key, value, options.find((option) => option.value === value)?.label),
  );
  return names.length === 0 ? undefined : names.join(', ');
}

interface FilterBoxViewProps {
  readonly box: FilterBox;
  readonly query: StockQuery;
  readonly options: FilterOptions | undefined;
  readonly onChange: (query: StockQuery) => void;
}

/**
 * One box and its sub-menu; opening one closes the others (FILTER-08). Its rows are drawn when it is
 * first opened: most of a page would be rows of closed boxes otherwise. Opened before the script has
 * come, it says so; without script it opens on plain options.
 */
export function FilterBoxView({ box, query, options, onChange }: FilterBoxViewProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(false);
  // It may have been opened before the script was here.
  useEffect(() => {
    if (details.current?.open === true) setOpened(true);
  }, []);

  const { key } = box;
  const chosen = valuesOf(query, key);
  const { settings } = useApp();
  const rows = offered(key, options, settings.locationChoices);
  const label = FILTER_LABELS[key];
  const counted = vehicleWord(query.section, 2);
  if (key === 'range' && valuesOf(query, 'make').length === 0) {
    return (
      <ClosedBox aria-disabled="true">
        <span>{label}</span> <span className="why">Choose a make first</span>
      </ClosedBox>
    );
  }
  const hint = BOUND_HINTS[key];
  return (
    <Box
      name="side-filter"
      ref={details}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <BoxHead>
        <span>{label}</span>
        <span className="chosen">{chosenWords(key, chosen, rows)}</span>
        <Icon name="chevron-down" size={20} />
      </BoxHead>
      {isOpened ? (
        <fieldset>
          <legend>{`Select ${label}`}</legend>
          {hint !== undefined && isBoundFilter(key) && (
            <Typed>
              <TypedBound
                name={key}
                label={hint}
                value={chosen[0]}
                onChange={(value) => {
                  onChange(
                    value === undefined ? clearFilter(query, key) : choose(query, key, value),
                  );
                }}
              />
            </Typed>
          )}
          <OptionRows
            box={box}
            options={rows}
            chosen={chosen}
            makes={offered('make', options)}
            counted={counted}
            onToggle={(pressed, values) => {
              onChange(toggle(query, pressed, ...values));
            }}
          />
        </fieldset>
      ) : (
        <>
          <p className="waiting">One moment</p>
          <noscript>
            <PlainOptions box={box} options={rows} chosen={chosen} legend={`Select ${label}`} />
          </noscript>
        </>
      )}
    </Box>
  );
}
