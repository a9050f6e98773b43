import type { HeroFilter } from '../../../../core/showroom/public';
import { HERO_LEAD, HERO_TITLE } from '../../../copy/hero-copy';
import { Banner, Ground, Words } from './hero-banner.styles';
import { HeroFilterForm } from './hero-filter-form';
import { HeroPicture } from './hero-picture';

/** What a newcomer sees first: the promise, a car, and the search to find one's own. */
export const HeroBanner = ({ filter }: { readonly filter: HeroFilter }) => (
  <Banner>
    <Ground>
      <Words>
        <h1>{HERO_TITLE}</h1>
        <p>{HERO_LEAD}</p>
      </Words>
      <div className="picture">
        <HeroPicture />
      </div>
      <div className="filter">
        <HeroFilterForm filter={filter} />
      </div>
    </Ground>
  </Banner>
);
