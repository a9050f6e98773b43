import { CarFront, ChevronDown, Mail } from 'lucide-react';
import { branchContactPath, branchPlace, type Branch } from '../../../core/content/public';
import { branchCarsPath } from '../../../core/stock/public';
import { SHELL_WORDS, usedCarsAt } from '../../copy/shell-copy';
import { telephoneAddress } from '../../copy/telephone-address';
import { Icon } from '../../parts/icon/icon';
import { SiteLink } from '../../parts/site-link/site-link';
import { BranchRows } from './footer.styles';

/** How to reach each branch and what it sells (FOOT-01, FOOT-02). Opens without a script. */
export const BranchAccordion = ({ branches }: { readonly branches: readonly Branch[] }) => (
  <section aria-labelledby="our-branches" className="branches">
    <h2 id="our-branches">{SHELL_WORDS.branches}</h2>
    <BranchRows>
      {branches.map((branch) => {
        const place = branchPlace(branch);
        return (
          <li key={branch.id}>
            <details name="footer-branches">
              <summary>
                <span>{place}</span>
                <ChevronDown className="turns" aria-hidden="true" size={18} />
              </summary>
              <ul>
                {branch.telephone !== undefined && (
                  <li>
                    <a href={telephoneAddress(branch.telephone)}>
                      <Icon name="phone" size={16} />
                      <span>{branch.telephone}</span>
                    </a>
                  </li>
                )}
                {branch.email !== undefined && (
                  <li>
                    <a href={`mailto:${branch.email}`}>
                      <Mail aria-hidden="true" size={16} />
                      <span>{branch.email}</span>
                    </a>
                  </li>
                )}
                <li>
                  <SiteLink href={branchContactPath(branch.slug)}>
                    <Icon name="pin" size={16} />
                    <span>
                      {[branch.name, branch.postcode]
                        .filter((part) => part !== undefined)
                        .join(', ')}
                    </span>
                  </SiteLink>
                </li>
                <li>
                  <SiteLink href={branchCarsPath(branch.slug)}>
                    <CarFront aria-hidden="true" size={16} />
                    <span>{usedCarsAt(place)}</span>
                  </SiteLink>
                </li>
              </ul>
            </details>
          </li>
        );
      })}
    </BranchRows>
  </section>
);
