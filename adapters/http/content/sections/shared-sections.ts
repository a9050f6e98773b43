import {
  PACKAGE_PARTS,
  type BudgetRange,
  type PackageYears,
  type PageSection,
} from '../../../../core/content/public';
import { readText } from '../../lenient';
import { withoutAbsent } from '../../../../core/kernel/without-absent';
import { blocksIn, textOf } from './block-of';
import type { FieldReader } from './field-reader';

const isNothing = (text: string | undefined): boolean => text === undefined || text === '0';

/** A form, unless its id is empty or 0 (PAGE-13 to PAGE-15, PAGE-24). */
export function formsIn(page: FieldReader, place: 'top' | 'bottom'): readonly PageSection[] {
  const [id, header] =
    place === 'top'
      ? (['form_section_top', 'form_header_top'] as const)
      : (['form_section', 'form_header'] as const);
  const formId = page.text(id);
  if (formId === undefined || isNothing(formId)) return [];
  return [
    withoutAbsent({
      kind: 'form',
      place,
      header: page.text(header),
      formId,
      branches: page.names('restrict_organisation_units'),
    } as const),
  ];
}

/** PAGE-16. */
export function chatIn(page: FieldReader): readonly PageSection[] {
  const name = page.text('chat_bot');
  return name === undefined || isNothing(name) ? [] : [{ kind: 'chat', name }];
}

/** Text that is folded until a reader asks for it (PAGE-26). */
export async function foldedIn(page: FieldReader): Promise<readonly PageSection[]> {
  const blocks = await blocksIn(page.items('collapsible_text'), async (reader) => {
    const { header, intro } = await textOf(reader);
    const html = await reader.html('page', 'description', 'content');
    return withoutAbsent({ header, intro, html });
  });
  return blocks
    .filter((block) => block.html !== undefined)
    .map((block): PageSection => ({ kind: 'text', folds: true, ...block }));
}

/** PAGE-32, PAGE-33: a range without both ends and a label is none. */
export function budgetsIn(page: FieldReader): readonly PageSection[] {
  const ranges = page.items('budget_ranges').flatMap((reader): readonly BudgetRange[] => {
    const least = reader.number('minimum_price');
    const most = reader.number('maximum_price');
    const label = reader.text('budget_label');
    return least === undefined || most === undefined || label === undefined || most < least
      ? []
      : [{ least, most, label }];
  });
  return ranges.length === 0 ? [] : [{ kind: 'budgets', ranges }];
}

/** The most years that a package is believed to have of anything. */
const MOST_YEARS = 10;

/** PAGE-27, PAGE-28. */
export function packagesIn(
  page: FieldReader,
  usual: readonly PackageYears[],
): readonly PageSection[] {
  const written = page.items('packages').flatMap((reader): readonly PackageYears[] => {
    const name = reader.text('name', 'title');
    if (name === undefined) return [];
    const years = PACKAGE_PARTS.flatMap((part) => {
      const count = reader.number(part.replaceAll('-', '_'));
      return count !== undefined && Number.isInteger(count) && count >= 0 && count <= MOST_YEARS
        ? [[part, count] as const]
        : [];
    });
    return years.length === 0 ? [] : [{ name, years: Object.fromEntries(years) }];
  });
  const packages = written.length > 0 ? written : usual;
  if (packages.length === 0) return [];
  const about = page.group('packages');
  return [
    withoutAbsent({
      kind: 'packages',
      header: about.text('header'),
      intro: about.text('intro'),
      packages,
    } as const),
  ];
}

/** What an editor writes where there is to be no colour. */
const NO_COLOUR = /^(?:none|transparent|inherit|white|#fff(?:fff)?)$/i;

/** REV-05. */
export const reviewsIn = (page: FieldReader): readonly PageSection[] =>
  page.items('review_widgets').map((reader): PageSection => {
    const colour = readText(reader.text('bg_color'));
    return withoutAbsent({
      kind: 'reviews',
      header: reader.text('title'),
      shown: /carousel/i.test(reader.text('review_type') ?? '') ? 'carousel' : 'widget',
      isTinted: colour !== undefined && !NO_COLOUR.test(colour),
      branches: [...reader.names('organisation_unit')],
    } as const);
  });
