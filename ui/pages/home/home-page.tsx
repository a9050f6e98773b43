import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { createHeroFilter, loadHome, type HomeState } from '../../../core/showroom/public';
import { HOME_DESCRIPTION } from '../../copy/hero-copy';
import type { App } from '../../kit/app';
import { useApp } from '../../kit/app-context';
import { BlockBoundary } from '../../kit/block-boundary';
import { PageHead } from '../../kit/page-head';
import { useViewModel } from '../../kit/use-view-model';
import { HeroBanner } from './hero-filter/hero-banner';
import { HERO_PICTURE_ADDRESS } from './hero-filter/hero-picture';
import { BrowseBodyStyles } from './sections/browse-body-styles';
import { BrowseBudgets } from './sections/browse-budgets';
import { PopularMakes } from './sections/popular-makes';
import { ShopByNeed } from './sections/shop-by-need';
import { ValueYourCar } from './sections/value-your-car';
import { WhyBuyHere } from './sections/why-buy-here';
import { answerTo } from '../answer-to';

export const homeLoader =
  (app: App) =>
  ({ request }: LoaderFunctionArgs): Promise<HomeState> =>
    answerTo(loadHome(app.ports.search), request.signal);

/** The home page. What lies below the search shows all that was there when the page was opened. */
export function HomePage() {
  const { hero, forSale } = useLoaderData<HomeState>();
  const { ports } = useApp();
  const filter = useViewModel((scope) => createHeroFilter(scope, ports.search, hero));
  return (
    <>
      <PageHead
        title="Used cars and vans"
        description={HOME_DESCRIPTION}
        canonical="/"
        picture={HERO_PICTURE_ADDRESS}
      />
      <BlockBoundary name="The search">
        <HeroBanner filter={filter} />
      </BlockBoundary>
      {[BrowseBodyStyles, ShopByNeed, ValueYourCar, BrowseBudgets, PopularMakes].map(
        (Block, place) => (
          <BlockBoundary key={place}>
            <Block options={forSale} />
          </BlockBoundary>
        ),
      )}
      <WhyBuyHere />
    </>
  );
}
