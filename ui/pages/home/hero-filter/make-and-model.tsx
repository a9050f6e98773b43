import { latest } from '../../../../core/kernel/remote';
import {
  modelGroups,
  optionInAddress,
  valuesOf,
  type FilterKey,
  type FilterOption,
} from '../../../../core/search/public';
import { HERO_WORDS } from '../../../copy/hero-copy';
import { inWords, optionLabel, wordsOfOption } from '../../../copy/search-copy';
import { Select, type Choice } from '../../../parts/select/select';
import type { HeroFieldProps } from './hero-field';

/** Make and Model (FILTER-20); models are of the chosen make, so without one there are none. */
export function MakeAndModel({ filter, state }: HeroFieldProps) {
  const options = latest(state.options)?.options;
  const makes = options?.make ?? [];
  const [make = ''] = valuesOf(state.hero.query, 'make');
  const [model = ''] = valuesOf(state.hero.query, 'range');
  const models =
    modelGroups(options?.range ?? [], makes).find((group) => group.make === make)?.models ?? [];
  return (
    <>
      <Select
        label={HERO_WORDS.make}
        name="make"
        value={make}
        choices={choices('make', makes, make, HERO_WORDS.anyMake)}
        onChange={({ currentTarget: { value } }) => {
          filter.chooseOnly('make', value === '' ? undefined : value);
        }}
      />
      <Select
        label={HERO_WORDS.model}
        name="range"
        value={model}
        disabled={make === ''}
        choices={choices('range', models, model, HERO_WORDS.anyModel)}
        onChange={({ currentTarget: { value } }) => {
          filter.chooseOnly('range', value === '' ? undefined : value);
        }}
      />
    </>
  );
}

/** A filter's options for a select; what is chosen is among them even while they load. */
export function choices(
  key: FilterKey,
  options: readonly FilterOption[],
  chosen: string,
  any: string,
): readonly Choice[] {
  const isListed = chosen === '' || options.some((option) => optionInAddress(option) === chosen);
  return [
    { value: '', label: any },
    ...options.map((option) => ({
      value: optionInAddress(option),
      label: `${wordsOfOption(key, option)} (${inWords(option.count)})`,
    })),
    ...(isListed ? [] : [{ value: chosen, label: optionLabel(key, chosen) }]),
  ];
}
