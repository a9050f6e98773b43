import { useLoaderData } from 'react-router-dom';
import { branchContactPath, branchPlace, type Branch } from '../../../core/content/public';
import { branchCarsPath, directionsAddress } from '../../../core/stock/public';
import { choose, freshQuery, toAddress } from '../../../core/search/public';
import { BranchCards, BranchFacts } from './branch.styles';
import { Actions, Heading, Lead } from '../../content/text-page.styles';
import { WaysOnList } from '../../content/ways-on';
import {
  branchDescription,
  branchLead,
  CONTACT_WORDS,
  usedCarsAt,
  usedVansAt,
} from '../../copy/branch-copy';
import { callWords, DIRECTIONS, OPENS_A_NEW_TAB } from '../../copy/enquiry-copy';
import { telephoneAddress } from '../../copy/telephone-address';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { ButtonLink } from '../../parts/button/button';
import { Icon } from '../../parts/icon/icon';
import { SiteLink } from '../../parts/site-link/site-link';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import type { BranchState } from './branch-loader';

export { branchesLoader, branchLoader } from './branch-loader';

const HOME = { label: 'Home', href: '/' };
const CONTACT = { label: CONTACT_WORDS.title, href: '/contact/' };

const placeOf = ({ town, postcode }: Branch): string =>
  [town, postcode].filter((part) => part !== undefined).join(', ');

/** Whom to ring, branch by branch (ROUTE-09, BRANCH-02). */
export function ContactPage() {
  const branches = useLoaderData<readonly Branch[]>();
  return (
    <PageFrame>
      <PageHead
        title={CONTACT_WORDS.title}
        description={CONTACT_WORDS.description}
        canonical="/contact/"
      />
      <Breadcrumbs crumbs={[HOME, CONTACT]} />
      <Heading>{CONTACT_WORDS.heading}</Heading>
      <Lead>{CONTACT_WORDS.lead}</Lead>
      <BranchCards>
        {branches.map((branch) => (
          <li key={branch.id}>
            <h2>
              <SiteLink href={branchContactPath(branch.slug)}>{branch.name}</SiteLink>
            </h2>
            <p>{placeOf(branch)}</p>
            {branch.telephone !== undefined && (
              <ButtonLink kind="quiet" href={telephoneAddress(branch.telephone)} wide>
                <Icon name="phone" size={16} /> <span>{callWords(branch.telephone)}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </BranchCards>
    </PageFrame>
  );
}

/** How to reach one branch, and what stands there (ROUTE-10). */
export function BranchPage() {
  const { branch, branches } = useLoaderData<BranchState>();
  const { slug, name, telephone, email } = branch;
  const place = branchPlace(branch);
  return (
    <PageFrame>
      <PageHead
        title={name}
        description={branchDescription(name)}
        canonical={branchContactPath(slug)}
      />
      <Breadcrumbs crumbs={[HOME, CONTACT, { label: name, href: branchContactPath(slug) }]} />
      <Heading>{name}</Heading>
      <Lead>{branchLead(name)}</Lead>
      <Actions>
        {telephone !== undefined && (
          <ButtonLink href={telephoneAddress(telephone)}>
            <Icon name="phone" size={16} /> <span>{callWords(telephone)}</span>
          </ButtonLink>
        )}
        {email !== undefined && (
          <ButtonLink kind="quiet" href={`mailto:${email}`}>
            {CONTACT_WORDS.write}
          </ButtonLink>
        )}
      </Actions>
      <BranchFacts>
        <div>
          <dt>
            <Icon name="pin" size={20} />
            Where
          </dt>
          <dd>
            <span>{placeOf(branch)}</span>
            <br />
            <SiteLink
              href={directionsAddress({ branch: name, ...branch })}
              target="_blank"
              rel="noopener noreferrer"
            >
              {DIRECTIONS}
              <VisuallyHidden> {OPENS_A_NEW_TAB}</VisuallyHidden>
            </SiteLink>
          </dd>
        </div>
      </BranchFacts>
      <WaysOnList
        title={`What we have at ${place}`}
        ways={[
          {
            name: usedCarsAt(place),
            about: 'All cars that stand at this branch.',
            href: branchCarsPath(slug),
          },
          {
            name: usedVansAt(place),
            about: 'All vans that stand at this branch.',
            href: toAddress(choose(freshQuery('van'), 'location_name', slug)),
          },
        ]}
      />
      <WaysOnList
        title={CONTACT_WORDS.others}
        ways={branches
          .filter((other) => other.id !== branch.id)
          .map((other) => ({
            name: other.name,
            about: [placeOf(other), other.telephone?.replaceAll(' ', '\u00a0')]
              .filter((part) => part !== undefined)
              .join(' · '),
            href: branchContactPath(other.slug),
          }))}
      />
    </PageFrame>
  );
}
