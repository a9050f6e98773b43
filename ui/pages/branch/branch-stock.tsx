import { toAddress } from '../../../core/search/public';
import { branchStockQuery, type BranchStock } from '../../../core/showroom/public';
import { carsCounted, SEARCH_OUR_STOCK, stockWords, vansCounted } from '../../copy/branch-copy';
import { ButtonLink } from '../../parts/button/button';
import { SiteLink } from '../../parts/site-link/site-link';
import { StockCard } from './branch.styles';

interface BranchStockCardProps {
  readonly slug: string;
  readonly place: string;
  readonly stock: BranchStock;
}

/**
 * How many vehicles stand at a branch, and the way to them (BRANCH-11 to BRANCH-13); nothing where
 * there is none (BRANCH-14). Where both cars and vans do, each half has its own number, which is the
 * one in the heading that it leads to.
 */
export function BranchStockCard({
  slug,
  place,
  stock: { cars = 0, van = 0 },
}: BranchStockCardProps) {
  if (cars + van === 0) return null;
  const carsAddress = toAddress(branchStockQuery('cars', slug));
  const vansAddress = toAddress(branchStockQuery('van', slug));
  return (
    <StockCard aria-labelledby="branch-stock">
      <div>
        <h2 id="branch-stock">{stockWords(cars + van, place)}</h2>
        {cars > 0 && van > 0 && (
          <p className="halves">
            <SiteLink href={carsAddress}>{carsCounted(cars)}</SiteLink>
            <SiteLink href={vansAddress}>{vansCounted(van)}</SiteLink>
          </p>
        )}
      </div>
      <ButtonLink href={cars > 0 ? carsAddress : vansAddress}>{SEARCH_OUR_STOCK}</ButtonLink>
    </StockCard>
  );
}
