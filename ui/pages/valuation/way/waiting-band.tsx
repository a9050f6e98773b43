import { callWords } from '../../../copy/forms/enquiry-copy';
import { telephoneAddress } from '../../../copy/telephone-address';
import { WAITING } from '../../../copy/valuation/summary-copy';
import { BranchNumbers } from '../../../enquiry/branch-numbers';
import { ButtonLink } from '../../../parts/button/button';
import { Icon } from '../../../parts/icon/icon';
import { Band } from './waiting-band.styles';
import type { WayToBranch } from './way-to-branch';

/** What the last step of reading B holds: a number to ring, and the branch’s contact page (VALB-05, VALB-08 to VALB-10). */
export function WaitingBand({
  way: { address, branches, isChosen },
}: {
  readonly way: WayToBranch;
}) {
  const [branch] = isChosen ? branches : [];
  const telephone = branch?.telephone;
  return (
    <Band>
      <p>{branch === undefined ? WAITING.noBranch : WAITING.lead(branch.name)}</p>
      <div className="ways">
        {telephone !== undefined && (
          <ButtonLink href={telephoneAddress(telephone)}>
            <Icon name="phone" size={16} /> <span>{callWords(telephone)}</span>
          </ButtonLink>
        )}
        <ButtonLink kind={telephone === undefined ? 'primary' : 'quiet'} href={address}>
          {isChosen ? WAITING.contact : WAITING.contactAny}
        </ButtonLink>
      </div>
      {!isChosen && <BranchNumbers branches={branches} slug={undefined} />}
    </Band>
  );
}
