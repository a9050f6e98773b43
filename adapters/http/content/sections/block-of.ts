import type { SectionBlock, SectionText } from '../../../../core/content/public';
import { withoutAbsent } from '../../../../core/kernel/without-absent';
import type { HtmlSlot } from '../../../html/clean-html';
import type { FieldReader } from './field-reader';

/** Nothing of it is there: it is left out. */
export const isBlank = (part: object): boolean => Object.keys(part).length === 0;

/** Heading, line and text of a box. */
export const textOf = async (reader: FieldReader, slot: HtmlSlot = 'block'): Promise<SectionText> =>
  withoutAbsent({
    header: reader.text('header', 'title'),
    intro: reader.text('intro'),
    html: await reader.html(slot, 'description', 'content'),
  });

/** The same with a picture and a way on. */
export const blockOf = async (reader: FieldReader): Promise<SectionBlock> =>
  withoutAbsent({
    ...(await textOf(reader)),
    picture: reader.picture('image', 'background_image'),
    button: reader.link('button_link', ['button_text']),
  });

/** The blocks of a list, one by one; those with nothing in them are left out. */
export async function blocksIn<Block extends object>(
  readers: readonly FieldReader[],
  read: (reader: FieldReader) => Promise<Block>,
): Promise<readonly Block[]> {
  const blocks = await Promise.all(readers.map((reader) => read(reader)));
  return blocks.filter((block) => !isBlank(block));
}
