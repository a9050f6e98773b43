import type { HeroFilter, HeroState } from '../../../../core/showroom/public';

/** What every field of the hero filter reads and moves. */
export interface HeroFieldProps {
  readonly filter: HeroFilter;
  readonly state: HeroState;
}
