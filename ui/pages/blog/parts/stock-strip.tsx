import type { Vehicle } from '../../../../core/stock/public';
import { searchPath } from '../../../../core/search/public';
import { BLOG_WORDS } from '../../../copy/blog/blog-copy';
import { SiteLink } from '../../../parts/site-link/site-link';
import { VehicleTile } from '../../../stock/vehicle-carousel/vehicle-tile';
import { Strip } from './stock-strip.styles';

/** Four vehicles beneath the blog (BLOG-11); nothing where there are none. */
export function StockStrip({ vehicles }: { readonly vehicles: readonly Vehicle[] }) {
  if (vehicles.length === 0) return undefined;
  return (
    <Strip aria-labelledby="in-stock">
      <div className="head">
        <h2 id="in-stock">{BLOG_WORDS.vehicles}</h2>
        <SiteLink href={searchPath('cars')}>{BLOG_WORDS.seeAllVehicles}</SiteLink>
      </div>
      <ul>
        {vehicles.map((vehicle) => (
          <li key={vehicle.slug}>
            <VehicleTile vehicle={vehicle} />
          </li>
        ))}
      </ul>
    </Strip>
  );
}
