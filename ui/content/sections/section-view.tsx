import type { PageSection } from '../../../core/content/public';
import type { BesideContent } from '../../../core/showroom/public';
import type { SiteSection } from '../../../core/stock/public';
import { CHAT_LINK, CHAT_TEXT, REVIEWS_TITLE, VEHICLES_TITLE } from '../../copy/content/page-copy';
import { NEWSLETTER_LINK, NEWSLETTER_TITLE } from '../../copy/newsletter-copy';
import { useApp } from '../../kit/app-context';
import { BlockBoundary } from '../../kit/block-boundary';
import { ButtonLink } from '../../parts/button/button';
import { Budgets } from './budgets-section';
import { FormSlot } from './form-slot';
import { ReviewsBlockPart, VehiclesRowPart } from './late-sections';
import { Media } from './media-section';
import { Banners, Hero } from './opening';
import { Packages } from './packages-section';
import { Intro, SectionBox, TintedBox } from './section.styles';
import { Boxes, Cards, Divided, Feature, TextBlock } from './text-sections';

interface SectionViewsProps {
  readonly sections: readonly PageSection[];
  readonly beside: BesideContent;
  /** Which half of the site its vehicles are of. */
  readonly half: SiteSection;
  /** Whether the heading of the first of them is that of the page. */
  readonly opensPage: boolean;
}

/** Each section of an editor's page, from top to bottom; one that breaks costs itself. */
export const SectionViews = ({ sections, beside, half, opensPage }: SectionViewsProps) =>
  sections.map((section, place) => (
    <BlockBoundary key={place}>
      <SectionView
        section={section}
        beside={beside}
        half={half}
        isFirst={opensPage && place === 0}
        blocks={place === firstReviews(sections) ? reviewBlocks(sections, beside) : undefined}
      />
    </BlockBoundary>
  ));

/** All reviews of a page come as one part, where the first of them stand. */
const firstReviews = (sections: readonly PageSection[]): number =>
  sections.findIndex(({ kind }) => kind === 'reviews');

const reviewBlocks = (sections: readonly PageSection[], { reviews }: BesideContent) =>
  sections
    .filter((section) => section.kind === 'reviews')
    .map(({ header, shown, isTinted, branches }, place) => ({
      title: header ?? REVIEWS_TITLE,
      shown,
      isTinted,
      isOfGroup: branches.length === 0,
      reviews: reviews[place] ?? [],
    }));

interface SectionViewProps extends Pick<SectionViewsProps, 'beside' | 'half'> {
  readonly section: PageSection;
  readonly isFirst: boolean;
  readonly blocks: ReturnType<typeof reviewBlocks> | undefined;
}

function SectionView({ section, beside, half, isFirst, blocks }: SectionViewProps) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} isFirst={isFirst} />;
    case 'banners':
      return <Banners section={section} isFirst={isFirst} />;
    case 'text':
      return <TextBlock section={section} />;
    case 'boxes':
      return <Boxes section={section} />;
    case 'cards':
      return <Cards section={section} />;
    case 'feature':
      return <Feature section={section} />;
    case 'divided':
      return <Divided section={section} />;
    case 'media':
      return <Media section={section} />;
    case 'form':
      return <FormSlot section={section} />;
    case 'packages':
      return <Packages section={section} />;
    case 'budgets':
      return <Budgets section={section} />;
    case 'chat':
      return <Chat name={section.name} />;
    case 'newsletter':
      return <Newsletter />;
    case 'vehicles':
      return beside.vehicles.length === 0 ? undefined : (
        <SectionBox as="div">
          <VehiclesRowPart.Part
            title={section.header ?? VEHICLES_TITLE}
            section={half}
            vehicles={beside.vehicles}
          />
        </SectionBox>
      );
    case 'reviews':
      return blocks === undefined ? undefined : <ReviewsBlockPart.Part blocks={blocks} />;
  }
}

/** Where a talk can begin: a link, so that nothing of a chat is loaded before a press (PAGE-16). */
const Chat = ({ name }: { readonly name: string }) => {
  const { chatAddress } = useApp().settings;
  return (
    <TintedBox aria-labelledby="chat">
      <h2 id="chat">{name}</h2>
      <Intro>{CHAT_TEXT}</Intro>
      <ButtonLink href={chatAddress}>{CHAT_LINK}</ButtonLink>
    </TintedBox>
  );
};

/** The way to the newsletter's form, where there is one (PAGE-08, PAGE-20, CG-111). */
const Newsletter = () => {
  const { newsletterForm } = useApp().settings;
  return newsletterForm === '' ? undefined : (
    <TintedBox aria-labelledby="newsletter">
      <h2 id="newsletter">{NEWSLETTER_TITLE}</h2>
      <ButtonLink kind="quiet" href={`/form/${newsletterForm}/`}>
        {NEWSLETTER_LINK}
      </ButtonLink>
    </TintedBox>
  );
};
