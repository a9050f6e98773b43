import type { PackageYears } from './package-part';

/** A picture that an editor has chosen. */
export interface SectionPicture {
  /** Http, https or a path of this site. */
  readonly address: string;
  /** What it shows; empty where it only decorates. */
  readonly alt: string;
}

/** A way on from a section; only with a text and somewhere to lead. */
export interface SectionLink {
  readonly text: string;
  /** Already safe to follow (CX-3). */
  readonly address: string;
  /** Said of it on hovering, where it says more than the text. */
  readonly title?: string;
}

/** A heading, a line under it and clean HTML: what most blocks of a page are made of; at least one of them. */
export interface SectionText {
  /** Plain text. */
  readonly header?: string;
  /** Plain text. */
  readonly intro?: string;
  /** Clean HTML. */
  readonly html?: string;
}

/** A block of text that may have a picture and a way on. */
export interface SectionBlock extends SectionText {
  readonly picture?: SectionPicture;
  readonly button?: SectionLink;
}

/** What opens a page: its title and what it is about (PAGE-01). */
export interface HeroSection extends SectionBlock {
  readonly kind: 'hero';
}

/** Blocks over a picture, one after another (PAGE-10, PAGE-11). */
export interface BannersSection {
  readonly kind: 'banners';
  readonly banners: readonly SectionBlock[];
}

/** Text in one column (PAGE-02, PAGE-12). */
export interface TextBlockSection extends SectionText {
  readonly kind: 'text';
  /** Only the beginning is seen until a reader asks for the rest (PAGE-26). */
  readonly folds?: boolean;
}

/** Two boxes side by side (PAGE-03). */
export interface BoxesSection extends Pick<SectionText, 'header'> {
  readonly kind: 'boxes';
  readonly boxes: readonly SectionText[];
}

/** Up to three cards with a picture (PAGE-04, PAGE-25). */
export interface CardsSection extends Pick<SectionText, 'header'> {
  readonly kind: 'cards';
  readonly cards: readonly SectionBlock[];
}

/** Text beside a picture (PAGE-05, PAGE-06). */
export interface FeatureSection extends SectionBlock {
  readonly kind: 'feature';
}

/** Text in two columns, each clean HTML (PAGE-17). */
export interface DividedSection {
  readonly kind: 'divided';
  readonly left: string;
  readonly right: string;
}

/** A picture or a film with a text and a link (PAGE-18). */
export interface MediaItem extends Omit<SectionBlock, 'button' | 'intro'> {
  /** As an editor wrote it: http, https or a path of this site. */
  readonly video?: string;
  readonly link?: SectionLink;
}

/** Pictures and films side by side (PAGE-18, PAGE-19). */
export interface MediaSection extends Pick<SectionText, 'header'> {
  readonly kind: 'media';
  readonly columns: 3 | 4;
  readonly items: readonly MediaItem[];
}

/** A form of the back end's (PAGE-13, PAGE-14). */
export interface FormSection extends Pick<SectionText, 'header'> {
  readonly kind: 'form';
  readonly place: 'top' | 'bottom';
  readonly formId: string;
  /** Slugs of the branches it may go to; none: all of them (PAGE-24, CG-132). */
  readonly branches: readonly string[];
}

/** Vehicles that are for sale, in a row (PAGE-07, PAGE-20). */
export interface VehiclesSection extends Pick<SectionText, 'header'> {
  readonly kind: 'vehicles';
}

/** Where readers sign up for the newsletter (PAGE-08, PAGE-20). */
export interface NewsletterSection {
  readonly kind: 'newsletter';
}

/** Where a talk with the group can begin (PAGE-16). */
export interface ChatSection {
  readonly kind: 'chat';
  /** What the editor calls it. */
  readonly name: string;
}

/** A stretch of prices that can be searched for, in whole pounds (PAGE-33). */
export interface BudgetRange {
  readonly least: number;
  readonly most: number;
  /** What its button says. */
  readonly label: string;
}

/** The search by price ranges (PAGE-29 to PAGE-34); at least one of them (PAGE-32). */
export interface BudgetsSection {
  readonly kind: 'budgets';
  readonly ranges: readonly BudgetRange[];
}

/** Packages compared part by part (PAGE-27, PAGE-28); at least one of them. */
export interface PackagesSection extends Pick<SectionText, 'header' | 'intro'> {
  readonly kind: 'packages';
  readonly packages: readonly PackageYears[];
}

/** What customers say (REV-04, REV-05). */
export interface ReviewsSection extends Pick<SectionText, 'header'> {
  readonly kind: 'reviews';
  readonly shown: 'widget' | 'carousel';
  /** It stands on a ground of its own: the editor has given it a colour. */
  readonly isTinted: boolean;
  /** Slugs of the branches they are about; none: the whole group, from the second source. */
  readonly branches: readonly string[];
}

/** Everything that a page can be made of. */
export type PageSection =
  | HeroSection
  | BannersSection
  | TextBlockSection
  | BoxesSection
  | CardsSection
  | FeatureSection
  | DividedSection
  | MediaSection
  | FormSection
  | VehiclesSection
  | NewsletterSection
  | ChatSection
  | BudgetsSection
  | PackagesSection
  | ReviewsSection;

/** The kinds of pages that editors choose from (PAGE-01, PAGE-10, PAGE-25). */
export const PAGE_LAYOUTS = [
  'layout-1',
  'layout-2',
  'landing',
  'generic',
  'generic-with-form',
  'cookie-policy',
  'packages',
] as const;
export type PageLayout = (typeof PAGE_LAYOUTS)[number];
