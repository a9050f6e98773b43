import type { MediaItem, PageSection, SectionBlock } from '../../../../core/content/public';
import { withoutAbsent } from '../../../../core/kernel/without-absent';
import { blockOf, blocksIn, textOf } from './block-of';
import type { FieldReader } from './field-reader';

/** The openings of a page of layout 2 (PAGE-10, PAGE-11). */
export async function bannersIn(page: FieldReader): Promise<readonly PageSection[]> {
  const [one, two] = await Promise.all([
    blocksIn(page.items('hero_one'), blockOf),
    blocksIn(page.items('hero_two'), overriddenBlock),
  ]);
  return [one, two].flatMap((banners): readonly PageSection[] =>
    banners.length === 0 ? [] : [{ kind: 'banners', banners }],
  );
}

/** `override_button_link` of `'1'` makes the button lead to the overriding link (PAGE-23). */
async function overriddenBlock(reader: FieldReader): Promise<SectionBlock> {
  const { button, ...block } = await blockOf(reader);
  const overriding = reader.flag('override_button_link', false)
    ? reader.link('overriding_link', ['button_text'])
    : undefined;
  return withoutAbsent({ ...block, button: overriding ?? button });
}

/** Text over the whole width (PAGE-12). */
export async function fullWidthIn(page: FieldReader): Promise<readonly PageSection[]> {
  const html = await page.html('page', 'full_width_section');
  return html === undefined ? [] : [{ kind: 'text', html }];
}

/** Text in two columns, and pictures and films side by side (PAGE-17 to PAGE-19). */
export async function columnsIn(page: FieldReader): Promise<readonly PageSection[]> {
  const sections = await Promise.all([
    dividedIn(page),
    mediaIn(page, 'image_video_section', 4),
    mediaIn(page, 'image_video_section_two', 3),
  ]);
  return sections.flat();
}

async function dividedIn(page: FieldReader): Promise<readonly PageSection[]> {
  const pairs = await Promise.all(
    [...page.items('divided_section'), page].map(async (reader) => ({
      left: (await reader.html('page', 'content_left')) ?? '',
      right: (await reader.html('page', 'content_right')) ?? '',
    })),
  );
  return pairs.flatMap(({ left, right }): readonly PageSection[] => {
    if (left !== '' && right !== '') return [{ kind: 'divided', left, right }];
    const html = left + right;
    return html === '' ? [] : [{ kind: 'text', html }];
  });
}

async function mediaIn(
  page: FieldReader,
  name: string,
  columns: 3 | 4,
): Promise<readonly PageSection[]> {
  const items = await blocksIn(page.items(name), mediaItem);
  if (items.length === 0) return [];
  const header = page.text(`${name}_header`) ?? page.group(name).text('header');
  return [withoutAbsent({ kind: 'media', columns, header, items } as const)];
}

async function mediaItem(reader: FieldReader): Promise<MediaItem> {
  const { header, html } = await textOf(reader);
  return withoutAbsent({
    header,
    html,
    picture: reader.picture('image'),
    video: reader.address('video'),
    link: reader.link('link', ['link_title', 'title']),
  });
}
