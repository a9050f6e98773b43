import { CircleUser, Mail } from 'lucide-react';
import type { Branch } from '../../../core/content/public';
import { ACCOUNT_PATH, accountLabel, LOCATIONS_PATH, SHELL_WORDS } from '../../copy/shell-copy';
import { useApp } from '../../kit/app-context';
import { Icon } from '../../parts/icon/icon';
import { SiteLink } from '../../parts/site-link/site-link';
import { ACCOUNT_LABEL } from './account-label';
import { BranchPicker } from './branch-picker';

/** Where we are, how to reach us, and a customer's account (HEAD-04 to HEAD-06, HEAD-08, HEAD-09). */
export function ContactWays({
  branches,
  group,
}: {
  readonly branches: readonly Branch[];
  /** Of the pickers, which close each other. */
  readonly group: string;
}) {
  const { settings } = useApp();
  return (
    <ul className="ways">
      <li>
        <SiteLink href={LOCATIONS_PATH}>
          <Icon name="pin" size={18} />
          {SHELL_WORDS.locations}
        </SiteLink>
      </li>
      <li>
        <BranchPicker
          kind="telephone"
          label={SHELL_WORDS.callUs}
          icon={<Icon name="phone" size={18} />}
          {...{ branches, group }}
        />
      </li>
      <li>
        <BranchPicker
          kind="email"
          label={SHELL_WORDS.emailUs}
          icon={<Mail aria-hidden="true" size={18} />}
          {...{ branches, group }}
        />
      </li>
      {settings.ecommerce === 'on' && (
        <li>
          <SiteLink href={ACCOUNT_PATH}>
            <CircleUser aria-hidden="true" size={18} />
            {/* Of everybody's header; who is logged in has it said by `AccountLabel`. */}
            <span {...{ [ACCOUNT_LABEL]: '' }}>{accountLabel(false)}</span>
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
