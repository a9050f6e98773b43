import {
  branchPlace,
  type Branch,
  type Brand,
  type FooterContent,
} from '../../core/content/public';
import { brandPath, makeName } from '../../core/stock/public';
import { CREDIT_BROKER_LINE } from '../copy/search-copy';
import { companyLine, LEGAL_LINKS, SHELL_WORDS, usedBrand } from '../copy/shell-copy';
import { useApp } from '../kit/app-context';
import { ButtonLink } from '../parts/button/button';
import { Logo } from '../parts/logo/logo';
import { SiteLink } from '../parts/site-link/site-link';
import { BranchAccordion } from './footer/branch-accordion';
import { SocialLinks } from './footer/social-links';
import { FooterBar, FooterFoot, FooterInner } from './site-footer.styles';

interface SiteFooterProps {
  readonly branches: readonly Branch[];
  readonly brands: readonly Brand[];
  readonly footer: FooterContent;
}

const Columns = ({ columns }: Pick<FooterContent, 'columns'>) => (
  <nav aria-label={SHELL_WORDS.footerLinks} className="columns">
    {columns.map(({ header, links }, place) => (
      <section key={`${String(place)} ${header ?? ''}`}>
        {header !== undefined && <h2>{header}</h2>}
        <ul>
          {links.map(({ text, address, title }) => (
            <li key={`${text} ${address ?? ''}`}>
              <SiteLink href={address} title={title}>
                {text}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);

const Brands = ({ brands }: { readonly brands: readonly Brand[] }) => (
  <section aria-labelledby="popular-brands" className="brands">
    <h2 id="popular-brands">{SHELL_WORDS.brands}</h2>
    <ul>
      {brands.map(({ slug, label }) => (
        <li key={slug}>
          <SiteLink href={brandPath(slug)}>{usedBrand(makeName(label))}</SiteLink>
        </li>
      ))}
    </ul>
  </section>
);

/**
 * The foot of every page: where we are, where to go, and what the law wants said (FOOT-01 to
 * FOOT-09). What editors have switched off, and what could not be had, is left out; the legal links
 * and the disclosure always stand.
 */
export function SiteFooter({ branches, brands, footer }: SiteFooterProps) {
  const { siteName } = useApp();
  const towns = branches.map(branchPlace);
  const { button, pictureNote } = footer;
  return (
    <FooterBar id="site-footer">
      <FooterInner>
        <div className="parts">
          {footer.showsBranches && branches.length > 0 && <BranchAccordion branches={branches} />}
          <div className="links">
            {footer.columns.length > 0 && <Columns columns={footer.columns} />}
            {footer.showsPopularBrands && brands.length > 0 && <Brands brands={brands} />}
            <div className="more">
              {footer.showsSocialLinks && <SocialLinks />}
              {button !== undefined && (
                <ButtonLink kind="quiet" href={button.address} title={button.title}>
                  {button.text}
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
        <FooterFoot>
          <SiteLink href="/" className="home" aria-label={`${siteName}, home`}>
            <Logo name={siteName} />
          </SiteLink>
          <p>{companyLine(siteName, towns)}</p>
          <nav aria-label={SHELL_WORDS.legalLinks} className="legal">
            {LEGAL_LINKS.map(([text, address]) => (
              <SiteLink key={address} href={address}>
                {text}
              </SiteLink>
            ))}
          </nav>
          <p>{CREDIT_BROKER_LINE(siteName)}</p>
          {pictureNote !== undefined && <p>{pictureNote}</p>}
        </FooterFoot>
      </FooterInner>
    </FooterBar>
  );
}
