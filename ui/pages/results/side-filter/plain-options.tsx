import {
  optionInAddress,
  taxOptions,
  valuesOfOption,
  type FilterOption,
} from '../../../../core/search/public';
import { inWords, wordsOfOption } from '../../../copy/search-copy';
import type { FilterBox } from './filter-boxes';

interface PlainOptionsProps {
  readonly box: FilterBox;
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
  readonly legend: string;
}

/**
 * A box's options for a browser without script: the browser's own controls, and no more markup than that.
 * What is chosen but not offered, such as a typed price, is carried along.
 */
export function PlainOptions({ box, options, chosen, legend }: PlainOptionsProps) {
  const shown = box.key === 'tax_rate' ? taxOptions(options) : options;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {chosen
        .filter((value) => !shown.some((option) => option.value === value))
        .map((value) => (
          <input key={value} type="hidden" name={box.key} value={value} />
        ))}
      {shown.map((option) => (
        <label key={option.value} className="plain">
          <input
            type={box.kind === 'list' ? 'checkbox' : 'radio'}
            name={box.key}
            value={optionInAddress(option)}
            defaultChecked={valuesOfOption(option).every((value) => chosen.includes(value))}
          />
          <span>{`${wordsOfOption(box.key, option)} (${inWords(option.count)})`}</span>
        </label>
      ))}
    </fieldset>
  );
}
