import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { branchContactPath, branchPlace, type Branch } from '../../../core/content/public';
import { telephoneAddress } from '../../copy/telephone-address';
import { SiteLink } from '../../parts/site-link/site-link';
import { Flyout } from './flyout.styles';

interface BranchPickerProps {
  readonly kind: 'telephone' | 'email';
  readonly label: string;
  readonly icon: ReactElement;
  readonly branches: readonly Branch[];
  /** Pickers of one name close each other. */
  readonly group: string;
}

/** A branch without a number or an address is reached by the form on its page. */
function wayTo({ slug, telephone, email }: Branch, kind: BranchPickerProps['kind']) {
  if (kind === 'telephone' && telephone !== undefined) {
    return { href: telephoneAddress(telephone), words: telephone };
  }
  if (kind === 'email' && email !== undefined) return { href: `mailto:${email}`, words: email };
  return { href: branchContactPath(slug), words: 'Contact form' };
}

/** Which branch to call or to write to (HEAD-04). Opens without a script. */
export function BranchPicker({ kind, label, icon, branches, group }: BranchPickerProps) {
  if (branches.length === 0) return undefined;
  return (
    <Flyout name={group}>
      <summary>
        {icon}
        <span>{label}</span>
        <ChevronDown className="turns" aria-hidden="true" size={16} />
      </summary>
      <ul className="sheet">
        {branches.map((branch) => {
          const { href, words } = wayTo(branch, kind);
          return (
            <li key={branch.id}>
              <SiteLink href={href} className="picked">
                <span>{branchPlace(branch)}</span>
                <span className="way">{words}</span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </Flyout>
  );
}
