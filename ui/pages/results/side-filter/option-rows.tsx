import { memo } from 'react';
import {
  modelGroups,
  taxOptions,
  valuesOfOption,
  type FilterKey,
  type FilterOption,
} from '../../../../core/search/public';
import { CheckboxRow } from '../../../parts/checkbox-row/checkbox-row';
import { RadioInput, TickRow } from '../../../parts/checkbox-row/checkbox-row.styles';
import { inWords, optionLabel, wordsOfOption } from '../../../copy/search-copy';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import type { FilterBox } from './filter-boxes';
import { GroupHeading, Rows, Swatch } from './side-filter.styles';

/** Chooses, or takes back, all that an option stands for. */
export type ToggleOption = (key: FilterKey, values: readonly string[]) => void;

interface OptionRowsProps {
  readonly box: FilterBox;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly makes: readonly FilterOption[];
  readonly counted: string;
  readonly onToggle: ToggleOption;
}

const labelled = (key: FilterKey, option: FilterOption) =>
  key === 'colour' ? (
    <>
      <Swatch data-colour={option.value} aria-hidden="true" />
      <span>{wordsOfOption(key, option)}</span>
    </>
  ) : (
    wordsOfOption(key, option)
  );

function ListRows({ box, options, chosen, counted, onToggle }: OptionRowsProps) {
  return options.map((option) => (
    <CheckboxRow
      key={option.value}
      name={box.key}
      value={option.value}
      label={labelled(box.key, option)}
      count={option.count}
      counted={counted}
      checked={valuesOfOption(option).every((value) => chosen.includes(value))}
      onChange={() => onToggle(box.key, valuesOfOption(option))}
    />
  ));
}

function SingleRows({ box, options, chosen, counted, onToggle }: OptionRowsProps) {
  return options.map(({ value, label, count }) => (
    <TickRow key={value} $quiet>
      <RadioInput
        type="radio"
        name={box.key}
        value={value}
        checked={chosen.includes(value)}
        // A press on the chosen one takes it back: a radio alone could never be cleared.
        onClick={() => chosen.includes(value) && onToggle(box.key, [value])}
        onChange={() => onToggle(box.key, [value])}
      />
      <span className="words">{optionLabel(box.key, value, label)}</span>
      <span className="count">
        <span>{inWords(count)}</span>
        <VisuallyHidden>{` ${counted}`}</VisuallyHidden>
      </span>
    </TickRow>
  ));
}

/** The options of one box, each with its count; models stand under their makes (FILTER-10). */
export const OptionRows = memo(function OptionRows(props: OptionRowsProps) {
  const { box, options, makes } = props;
  if (box.key === 'range') {
    return (
      <Rows>
        {modelGroups(options, makes).map(({ make, heading, models }) => (
          <fieldset key={make}>
            <GroupHeading as="legend">{heading}</GroupHeading>
            <ListRows {...props} options={models} />
          </fieldset>
        ))}
      </Rows>
    );
  }
  if (box.kind === 'list') {
    return (
      <Rows>
        <ListRows {...props} />
      </Rows>
    );
  }
  return (
    <Rows>
      <SingleRows {...props} options={box.key === 'tax_rate' ? taxOptions(options) : options} />
    </Rows>
  );
});
