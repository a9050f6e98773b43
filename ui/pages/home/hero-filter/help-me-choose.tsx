import type { ReactNode } from 'react';
import { latest } from '../../../../core/kernel/remote';
import {
  gearboxOptions,
  heroColours,
  isChosen,
  optionInAddress,
  valuesOf,
  valuesOfOption,
  type FilterOption,
  type ListFilter,
} from '../../../../core/search/public';
import { HERO_WORDS } from '../../../copy/hero-copy';
import { inWords, wordsOfOption } from '../../../copy/search-copy';
import { ColourSwatch } from '../../../parts/colour-swatch/colour-swatch';
import { Select } from '../../../parts/select/select';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { BodyStyleIcon } from './body-style-icon';
import { BodyTile, HelpSelects, HelpTiles, Pill } from './help-me-choose.styles';
import type { HeroFieldProps } from './hero-field';
import { choices } from './make-and-model';
import { swatchOf } from './colour-swatches';

interface HelpGroup {
  readonly key: ListFilter;
  readonly legend: string;
  readonly any: string;
  readonly options: readonly FilterOption[];
}

/** Body type, colour and transmission: pictures where there is room, selects on phones (FILTER-22). */
export function HelpMeChoose({ filter, state }: HeroFieldProps) {
  const options = latest(state.options)?.options ?? {};
  const bodies: HelpGroup = {
    key: 'body_type',
    legend: HERO_WORDS.bodyType,
    any: HERO_WORDS.anyBodyType,
    options: offered(options.body_type, valuesOf(state.hero.query, 'body_type')),
  };
  const colours: HelpGroup = {
    key: 'colour',
    legend: HERO_WORDS.colour,
    any: HERO_WORDS.anyColour,
    options: commonColours(options.colour ?? [], valuesOf(state.hero.query, 'colour')),
  };
  const gearboxes: HelpGroup = {
    key: 'transmission',
    legend: HERO_WORDS.transmission,
    any: HERO_WORDS.anyTransmission,
    options: gearboxOptions(options.transmission ?? []),
  };

  const tick = ({ key }: HelpGroup, option: FilterOption) => {
    const isTicked = ({ hero }: HeroFieldProps['state']) =>
      valuesOfOption(option).every((value) => isChosen(hero.query, key, value));
    return {
      type: 'checkbox' as const,
      name: key,
      value: optionInAddress(option),
      checked: isTicked(state),
      onChange: () => {
        const change = isTicked(filter.state$.value) ? filter.unchoose : filter.choose;
        for (const value of valuesOfOption(option)) change(key, value);
      },
    };
  };
  const tiles = (group: HelpGroup, tile: (option: FilterOption, name: string) => ReactNode) => (
    <fieldset>
      <legend>{group.legend}</legend>
      <div className={group.key}>
        {group.options.map((option) => tile(option, wordsOfOption(group.key, option)))}
      </div>
    </fieldset>
  );

  return (
    <>
      <HelpTiles>
        {tiles(bodies, (option, name) => (
          <BodyTile key={option.value}>
            <input {...tick(bodies, option)} />
            <BodyStyleIcon bodyType={option.value} />
            <span className="name">{name}</span>
            <Count of={option.count} />
          </BodyTile>
        ))}
        {tiles(colours, (option, name) => (
          <Pill key={option.value}>
            <input {...tick(colours, option)} />
            <ColourSwatch colour={swatchOf(option.value)} />
            <span>{name}</span>
          </Pill>
        ))}
        {tiles(gearboxes, (option, name) => (
          <Pill key={option.value}>
            <input {...tick(gearboxes, option)} />
            <span>{name}</span>
            <Count of={option.count} />
          </Pill>
        ))}
      </HelpTiles>
      <HelpSelects>
        {[bodies, colours, gearboxes].map(({ key, legend, any, options: offers }) => {
          const values = valuesOf(state.hero.query, key);
          const whole = offers.find((option) => valuesOfOption(option).join() === values.join());
          const chosen = whole === undefined ? (values[0] ?? '') : optionInAddress(whole);
          return (
            <Select
              key={key}
              label={legend}
              name={key}
              value={chosen}
              choices={choices(key, offers, chosen, any)}
              onChange={({ currentTarget: { value } }) => {
                const picked = offers.find((option) => optionInAddress(option) === value);
                filter.chooseOnly(key, picked?.value);
                for (const other of picked?.also ?? []) filter.choose(key, other);
              }}
            />
          );
        })}
      </HelpSelects>
    </>
  );
}

const Count = ({ of }: { readonly of: number }) => (
  <span className="count">
    <span>{inWords(of)}</span>
    <VisuallyHidden> vehicles</VisuallyHidden>
  </span>
);

/** What there is any of, and what is chosen. */
const offered = (
  options: readonly FilterOption[] = [],
  chosen: readonly string[],
): readonly FilterOption[] =>
  options.filter(({ value, count }) => count > 0 || chosen.includes(value));

/** The common ones (FILTER-26), and what is chosen: a tick must never vanish under the finger. */
function commonColours(
  colours: readonly FilterOption[],
  chosen: readonly string[],
): readonly FilterOption[] {
  const common = new Set(heroColours(colours, true));
  return colours.filter((colour) => common.has(colour) || chosen.includes(colour.value));
}
