import { branchStockPath } from '../../../../core/search/public';
import { cardLocation, directionsAddress, type Vehicle } from '../../../../core/stock/public';
import {
  branchStockWords,
  callWords,
  DIRECTIONS,
  OPENS_A_NEW_TAB,
} from '../../../copy/forms/enquiry-copy';
import { LOCATION_UNKNOWN } from '../../../copy/vehicle-copy';
import { SECTION_TITLES } from '../../../copy/vehicle-page-copy';
import { telephoneAddress } from '../../../copy/telephone-address';
import { ButtonLink } from '../../../parts/button/button';
import { Icon } from '../../../parts/icon/icon';
import { SiteLink } from '../../../parts/site-link/site-link';
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden';
import { PageSection } from '../../../stock/page-section/page-section';
import { BranchColumns } from './branch-contact.styles';

/** Where a vehicle stands, whom to ring, how to get there and what else stands there. */
export function BranchContact({ vehicle }: { readonly vehicle: Vehicle }) {
  const location = cardLocation(vehicle);
  const stock = branchStockPath(vehicle);
  return (
    <PageSection id="contact-details-page" title={SECTION_TITLES.contact}>
      {location === undefined ? (
        <p>{LOCATION_UNKNOWN}</p>
      ) : (
        <BranchColumns>
          <div>
            <h3>{location.branch}</h3>
            <p className="where">
              {[location.town, location.postcode].filter((part) => part !== undefined).join(', ')}
            </p>
            <div className="links">
              {stock !== undefined && (
                <SiteLink href={stock}>
                  {branchStockWords(vehicle.section, location.town ?? location.branch)}
                </SiteLink>
              )}
              <SiteLink
                href={directionsAddress(location)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {DIRECTIONS}
                <VisuallyHidden> {OPENS_A_NEW_TAB}</VisuallyHidden>
              </SiteLink>
            </div>
          </div>
          {location.telephone !== undefined && (
            <ButtonLink href={telephoneAddress(location.telephone)}>
              <Icon name="phone" size={16} /> <span>{callWords(location.telephone)}</span>
            </ButtonLink>
          )}
        </BranchColumns>
      )}
    </PageSection>
  );
}
