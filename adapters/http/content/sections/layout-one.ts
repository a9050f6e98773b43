import type { PageSection } from '../../../../core/content/public';
import { withoutAbsent } from '../../../../core/kernel/without-absent';
import { blockOf, blocksIn, isBlank, textOf } from './block-of';
import type { FieldReader } from './field-reader';

/** PAGE-03. */
const BOXES = 2;
/** PAGE-04. */
const CARDS = 3;

/** The opening of a page (PAGE-01). */
export async function heroIn(page: FieldReader): Promise<readonly PageSection[]> {
  const block = await blockOf(page.group('hero'));
  return isBlank(block) ? [] : [{ kind: 'hero', ...block }];
}

/** What follows the opening on a page of layout 1, and on a landing page (PAGE-02 to PAGE-06, PAGE-25). */
export async function layoutOneIn(page: FieldReader): Promise<readonly PageSection[]> {
  const [second, landing, boxes, cards, fourth] = await Promise.all([
    textOf(page.group('second_section'), 'page'),
    blocksIn(page.items('sections'), blockOf),
    boxesIn(page),
    cardsIn(page),
    blockOf(page.group('fourth_section')),
  ]);
  return [
    ...(isBlank(second) ? [] : [{ kind: 'text', ...second } as const]),
    ...landing.map((block): PageSection => ({ kind: 'feature', ...block })),
    ...boxes,
    ...cards,
    ...(isBlank(fourth) ? [] : [{ kind: 'feature', ...fourth } as const]),
  ];
}

async function boxesIn(page: FieldReader): Promise<readonly PageSection[]> {
  const section = page.group('third_section');
  const boxes = await blocksIn(
    [
      ...page.items('third_section_boxes'),
      ...['box_one', 'box_two'].map((name) => section.group(name)),
    ],
    textOf,
  );
  if (boxes.length === 0) return [];
  const header = section.text('header');
  return [withoutAbsent({ kind: 'boxes', header, boxes: boxes.slice(0, BOXES) } as const)];
}

async function cardsIn(page: FieldReader): Promise<readonly PageSection[]> {
  const section = page.group('featured_section');
  const cards = await blocksIn(
    [
      ...page.items('featured_section_cards'),
      ...page.items('featured_boxes'),
      ...['card_one', 'card_two', 'card_three'].map((name) => section.group(name)),
    ],
    blockOf,
  );
  if (cards.length === 0) return [];
  const header = section.text('header') ?? page.text('featured_boxes_header');
  return [withoutAbsent({ kind: 'cards', header, cards: cards.slice(0, CARDS) } as const)];
}
