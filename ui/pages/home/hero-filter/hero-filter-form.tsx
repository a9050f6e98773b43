import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { heroCount, type HeroFilter } from '../../../../core/showroom/public';
import {
  addressPairs,
  freshHeroSearch,
  heroSection,
  heroTarget,
  heroTargetQuery,
  searchPath,
} from '../../../../core/search/public';
import {
  budgetInWords,
  helpInWords,
  HERO_WORDS,
  heroButton,
  heroCountHeard,
} from '../../../copy/hero-copy';
import { useBehavior } from '../../../kit/use-behavior';
import { Button } from '../../../parts/button/button';
import { RadioGroup } from '../../../parts/radio-group/radio-group';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { adoptFormChoices } from './adopt-form-choices';
import { BudgetFields } from './budget-fields';
import { HelpMeChoose } from './help-me-choose';
import { HeroFields, HeroForm } from './hero-filter-form.styles';
import { HeroMenu } from './hero-menu';
import { MakeAndModel } from './make-and-model';
import { useOneMenu } from './use-one-menu';

/** What was counted, where a form without script cannot know it from the choices. */
const CARRIED = addressPairs(heroTargetQuery(freshHeroSearch));

/**
 * The home page's search. Without script a plain form that asks the results page; with it the
 * count follows every choice and the button leads where the choices belong (FILTER-30).
 */
export function HeroFilterForm({ filter }: { readonly filter: HeroFilter }) {
  const state = useBehavior(filter.state$);
  const menus = useOneMenu();
  const navigate = useNavigate();
  const { holder } = menus;

  useEffect(() => {
    if (holder.current !== null) adoptFormChoices(holder.current, filter);
    filter.wake();
  }, [filter, holder]);

  const count = heroCount(state);
  const matches = heroCountHeard(count);
  const fields = { filter, state };
  return (
    <HeroForm
      ref={holder}
      role="search"
      aria-label={HERO_WORDS.form}
      action={searchPath('cars')}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(heroTarget(filter.state$.value.hero));
      }}
    >
      {CARRIED.map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      <RadioGroup
        legend={HERO_WORDS.vehicleType}
        legendHidden
        look="segments"
        name="category"
        value={heroSection(state.hero) === 'van' ? 'van' : 'all'}
        choices={[
          // What the address leads to is cars anyway, so without script they need no chip.
          { value: 'all', label: HERO_WORDS.cars },
          { value: 'van', label: HERO_WORDS.vans },
        ]}
        onChange={(value) => {
          filter.pickCategory(value === 'van' ? 'van' : 'cars');
        }}
      />
      <HeroFields>
        <MakeAndModel {...fields} />
        <HeroMenu
          name="budget"
          menus={menus}
          label={HERO_WORDS.budget}
          chosen={budgetInWords(state.hero)}
          matches={matches}
        >
          <BudgetFields {...fields} />
        </HeroMenu>
        <HeroMenu
          name="help"
          menus={menus}
          label={HERO_WORDS.help}
          chosen={helpInWords(state.hero)}
          matches={matches}
        >
          <HelpMeChoose {...fields} />
        </HeroMenu>
        <Button type="submit" wide>
          {heroButton(count)}
        </Button>
      </HeroFields>
      <VisuallyHidden role="status">
        {state.options.kind === 'loading' ? '' : matches}
      </VisuallyHidden>
    </HeroForm>
  );
}
