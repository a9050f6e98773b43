import {
  PAGE_LAYOUTS,
  USUAL_PACKAGES,
  type ContentPage,
  type PageLayout,
  type PageSection,
} from '../../../../core/content/public';
import type { UnreadablePlace } from '../../../../core/kernel/failure';
import { slugOf } from '../../../../core/kernel/slug-of';
import { withoutAbsent } from '../../../../core/kernel/without-absent';
import { FieldReader, type ReadingOf } from './field-reader';
import { heroIn, layoutOneIn } from './layout-one';
import { bannersIn, columnsIn, fullWidthIn } from './layout-two';
import { budgetsIn, chatIn, foldedIn, formsIn, packagesIn, reviewsIn } from './shared-sections';

/** What a page is made of, and what could not be read of it. */
export type ReadSections = Pick<ContentPage, 'layout' | 'sections' | 'isHidden' | 'unreadable'>;

/** Their pages have vehicles and the newsletter unless an editor says no (PAGE-07, PAGE-08, PAGE-20, PAGE-25). */
const WITH_VEHICLES: readonly (PageLayout | undefined)[] = ['layout-1', 'layout-2', 'landing'];

/** Other names of layouts, as systems number and call them. */
const NAMED: Readonly<Record<string, PageLayout>> = {
  '1': 'layout-1',
  '2': 'layout-2',
  'layout-one': 'layout-1',
  'layout-two': 'layout-2',
  simple: 'layout-1',
  rich: 'layout-2',
  'landing-page': 'landing',
};

/** The layout by its name; by what only it has, where it is not named. */
function layoutOf(page: FieldReader): PageLayout | undefined {
  const named = slugOf(page.text('template', 'layout') ?? '');
  const known = PAGE_LAYOUTS.find((layout) => layout === named) ?? NAMED[named];
  if (known !== undefined) return known;
  if (page.has('hero_one') || page.has('hero_two') || page.has('image_video_section')) {
    return 'layout-2';
  }
  if (page.has('second_section_header') || page.has('featured_section_cards')) return 'layout-1';
  return page.has('hero_title') ? 'landing' : undefined;
}

/**
 * The sections of a page from top to bottom, out of its values by their names. One that cannot be
 * read is left out and noted; the others stand (CX-4).
 */
export async function readSections(
  values: Readonly<Record<string, unknown>>,
  { clean, storage }: Pick<ReadingOf, 'clean' | 'storage'>,
): Promise<ReadSections> {
  const unreadable: UnreadablePlace[] = [];
  const page = new FieldReader(values, 'data', { clean, storage, unreadable });
  const layout = layoutOf(page);
  const hasVehicles = WITH_VEHICLES.includes(layout) || page.has('vehicles_header');
  const [hero, banners, layoutOne, fullWidth, columns, folded] = await Promise.all([
    heroIn(page),
    bannersIn(page),
    layoutOneIn(page),
    fullWidthIn(page),
    columnsIn(page),
    foldedIn(page),
  ]);
  const vehicles: PageSection = withoutAbsent({
    kind: 'vehicles',
    header: page.text('vehicles_header'),
  } as const);
  const sections = [
    ...hero,
    ...banners,
    ...layoutOne,
    ...fullWidth,
    ...formsIn(page, 'top'),
    ...columns,
    ...packagesIn(page, layout === 'packages' ? USUAL_PACKAGES : []),
    ...folded,
    ...budgetsIn(page),
    ...reviewsIn(page),
    ...formsIn(page, 'bottom'),
    ...chatIn(page),
    ...(page.flag('show_vehicles', hasVehicles) ? [vehicles] : []),
    ...(page.flag('show_newsletter', hasVehicles) ? [{ kind: 'newsletter' } as const] : []),
  ];
  return withoutAbsent({
    layout,
    sections: sections.length === 0 ? undefined : sections,
    isHidden: page.flag('hide_from_search_engines', false) || undefined,
    unreadable: unreadable.length === 0 ? undefined : unreadable,
  });
}
