import { useLoaderData } from 'react-router-dom';
import {
  branchSchema,
  holidayBlocks,
  holidaysOf,
  type Dealership,
} from '../../../core/branch/public';
import { branchContactPath, branchPlace } from '../../../core/content/public';
import { dayInBritain } from '../../../core/kernel/calendar-day';
import { directionsAddress } from '../../../core/stock/public';
import { Actions, Heading } from '../../content/text-page.styles';
import {
  branchDescription,
  CONTACT_WORDS,
  contactLead,
  contactTitle,
  reviewsOf,
  TESTIMONIALS_TITLE,
} from '../../copy/branch-copy';
import { callWords, DIRECTIONS, OPENS_A_NEW_TAB } from '../../copy/forms/enquiry-copy';
import { HOURS_WORDS } from '../../copy/opening-copy';
import { telephoneAddress } from '../../copy/telephone-address';
import { useApp } from '../../kit/app-context';
import { StructuredData } from '../../kit/json-block';
import { PageHead } from '../../kit/page-head';
import { Breadcrumbs } from '../../parts/breadcrumbs/breadcrumbs';
import { ButtonLink } from '../../parts/button/button';
import { Icon } from '../../parts/icon/icon';
import { PageFrame } from '../../parts/page-frame/page-frame.styles';
import { SiteLink } from '../../parts/site-link/site-link';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { ReviewSlider } from '../../reviews/review-slider';
import { Testimonials } from '../../reviews/testimonials';
import {
  BranchFacts,
  BranchParts,
  ContactPart,
  MapColumns,
  MapSide,
  PickerPart,
  StatusLine,
} from './branch.styles';
import type { BranchState } from './branch-loader';
import { BranchStockCard } from './branch-stock';
import { ContactFormPart } from './contact/contact-form-part';
import { RegionMap } from './map/region-map';
import { StreetMap } from './map/street-map';
import { OpeningHours } from './opening/opening-hours';
import { OpeningLine } from './opening/opening-line';
import { BranchTiles } from './tiles/branch-tiles';
import { useNow } from './use-now';
import { useScrollTo } from './use-scroll-to';

export { branchLoader } from './branch-loader';

/** Where letters go, line by line (BRANCH-07). */
const AddressLines = ({ branch }: { readonly branch: Dealership }) => (
  <address>
    {[branch.name, ...branch.lines, branch.town, branch.county, branch.postcode].flatMap((line) =>
      line === undefined ? [] : [<span key={line}>{line}</span>],
    )}
  </address>
);

const CallButton = ({ telephone }: { readonly telephone: string }) => (
  <ButtonLink href={telephoneAddress(telephone)}>
    <Icon name="phone" size={16} /> <span>{callWords(telephone)}</span>
  </ButtonLink>
);

/** How to reach one branch, when it is open, and what stands there (ROUTE-10, BRANCH-05 to BRANCH-14). */
export function BranchPage() {
  const { branch, branches, calendar, beside, form, now: drawn } = useLoaderData<BranchState>();
  const { publicOrigin } = useApp();
  const now = useNow(drawn);
  useScrollTo();
  const { slug, name, telephone, email, point } = branch;
  const path = branchContactPath(slug);
  const showroom = branch.departments[0]?.timetable;
  const blocks =
    showroom === undefined
      ? []
      : holidayBlocks(showroom, holidaysOf(calendar, branch), dayInBritain(drawn));
  return (
    <PageFrame>
      <PageHead title={name} description={branchDescription(name)} canonical={path} />
      <StructuredData
        facts={branchSchema(branch, {
          url: publicOrigin + path,
          holidays: blocks.flatMap(({ days }) => days),
          ...(beside.reviews !== undefined && { reviews: beside.reviews }),
        })}
      />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          { label: CONTACT_WORDS.title, href: '/contact/' },
          { label: name, href: path },
        ]}
      />
      <Heading>{name}</Heading>
      <StatusLine>
        <OpeningLine branch={branch} calendar={calendar} now={now} />
      </StatusLine>
      <Actions>
        {telephone !== undefined && <CallButton telephone={telephone} />}
        <ButtonLink kind="quiet" href="#contact-form">
          {CONTACT_WORDS.contactBranch}
        </ButtonLink>
      </Actions>
      <MapColumns>
        <BranchFacts>
          <section aria-labelledby="address-title">
            <h2 id="address-title">{CONTACT_WORDS.address}</h2>
            <AddressLines branch={branch} />
            <SiteLink
              href={directionsAddress({ branch: name, ...branch })}
              target="_blank"
              rel="noopener noreferrer"
            >
              {DIRECTIONS}
              <VisuallyHidden> {OPENS_A_NEW_TAB}</VisuallyHidden>
            </SiteLink>
          </section>
          <section aria-labelledby="hours-title">
            <h2 id="hours-title">{HOURS_WORDS.title}</h2>
            <OpeningHours branch={branch} calendar={calendar} now={now} />
          </section>
        </BranchFacts>
        <MapSide>
          <RegionMap branches={branches} chosen={slug} />
          {point === undefined ? (
            <p>{CONTACT_WORDS.noMap}</p>
          ) : (
            <StreetMap key={slug} branch={name} point={point} />
          )}
        </MapSide>
      </MapColumns>
      <BranchParts>
        <BranchStockCard slug={slug} place={branchPlace(branch)} stock={beside.stock} />
        <ContactPart id="contact-form" aria-labelledby="contact-form-title">
          <h2 id="contact-form-title">{contactTitle(name)}</h2>
          <p>{contactLead}</p>
          <div className="ways">
            {telephone !== undefined && <CallButton telephone={telephone} />}
            {email !== undefined && (
              <ButtonLink kind="quiet" href={`mailto:${email}`}>
                {email}
              </ButtonLink>
            )}
          </div>
          <ContactFormPart.Part
            key={slug}
            {...{ branches, calendar }}
            {...form}
            at={drawn}
            branchSlug={slug}
          />
        </ContactPart>
        {beside.reviews !== undefined && (
          <ReviewSlider reviews={beside.reviews} title={reviewsOf(name)} id="branch-reviews" />
        )}
        {beside.testimonials !== undefined && (
          <Testimonials
            reviews={beside.testimonials}
            title={TESTIMONIALS_TITLE}
            id="testimonials"
          />
        )}
        <PickerPart aria-labelledby="branches-title">
          <h2 id="branches-title">{CONTACT_WORDS.branches}</h2>
          <BranchTiles
            branches={branches.map((one) => ({ branch: one }))}
            calendar={calendar}
            now={now}
            withMiles={false}
            here={slug}
          />
        </PickerPart>
      </BranchParts>
    </PageFrame>
  );
}
