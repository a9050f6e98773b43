import { Phone } from 'lucide-react';
import type { Branch } from '../../core/content/public';
import { CALCULATOR_PATH, CAR_FINANCE_PATH } from '../../core/finance/public';
import { branchCarsPath, searchPath } from '../../core/stock/public';
import { CREDIT_BROKER_LINE, ILLUSTRATION_LINE } from '../copy/search-copy';
import { telephoneAddress } from '../copy/telephone-address';
import { useApp } from '../kit/app-context';
import { SiteLink } from '../parts/site-link/site-link';
import { FooterBar, FooterInner, BranchList } from './site-footer.styles';

/** The branches of the footer: the public ones of the group's list (FOOT-02). */
const SHOWN_BRANCHES = ['bolton', 'chester', 'crewe', 'stockport', 'stoke'];

/** The foot of every page: where we are, and what the law wants said (FOOT-01, FOOT-06). */
export function SiteFooter({ branches }: { readonly branches: readonly Branch[] }) {
  const { siteName } = useApp();
  const shown = branches.filter(({ slug }) => SHOWN_BRANCHES.includes(slug));
  return (
    <FooterBar>
      <FooterInner>
        {shown.length > 0 && (
          <section aria-labelledby="our-branches">
            <h2 id="our-branches">Our branches</h2>
            <BranchList>
              {shown.map((branch) => (
                <li key={branch.id}>
                  <strong>{branch.town ?? branch.name}</strong>
                  <SiteLink href={branchCarsPath(branch.slug)}>
                    Used cars at {branch.town ?? branch.name}
                  </SiteLink>
                  {branch.telephone !== undefined && (
                    <a href={telephoneAddress(branch.telephone)}>
                      <Phone aria-hidden="true" size={16} /> {branch.telephone}
                    </a>
                  )}
                </li>
              ))}
            </BranchList>
          </section>
        )}
        <nav aria-label="Footer">
          <SiteLink href={searchPath('cars')}>Used cars</SiteLink>
          <SiteLink href={searchPath('van')}>Used vans</SiteLink>
          <SiteLink href={CAR_FINANCE_PATH}>Car finance</SiteLink>
          <SiteLink href={CALCULATOR_PATH}>Finance calculator</SiteLink>
          <SiteLink href="/contact/">Contact us</SiteLink>
          <SiteLink href="/sitemap/">Sitemap</SiteLink>
        </nav>
        <p>{CREDIT_BROKER_LINE(siteName)}</p>
        <p>{ILLUSTRATION_LINE}</p>
      </FooterInner>
    </FooterBar>
  );
}
