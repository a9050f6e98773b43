import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSections } from '../../../../../adapters/http/content/sections/read-sections';
import { sanitiseOnServer } from '../../../../../adapters/html/sanitise-on-server';

const read = (values: Readonly<Record<string, unknown>>) =>
  readSections(values, { clean: sanitiseOnServer });

const kindsOf = async (values: Readonly<Record<string, unknown>>) =>
  (await read(values)).sections?.map(({ kind }) => kind) ?? [];

/** All that is put on a page as HTML; everything else is shown as text. */
const htmlIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
        typeof inner === 'string' && ['html', 'left', 'right'].includes(name)
          ? [inner]
          : htmlIn(inner),
      );

describe('a page of layout 1', () => {
  it('is read whole, from top to bottom [PAGE-01, PAGE-02, PAGE-03, PAGE-04, PAGE-05, PAGE-06]', async () => {
    const { sections, layout, unreadable } = await read({
      template: 'layout-1',
      hero_title: 'Servicing',
      hero_intro: 'By people who sold it',
      hero_description: '<p>Words</p>',
      hero_image: 'media/hero.jpg',
      hero_image_alt: 'A workshop',
      hero_button_link: '/contact/',
      hero_button_text: 'Book',
      second_section_header: 'Why',
      second_section_description: '<p>Because</p>',
      third_section_boxes: [
        { header: 'One', intro: 'a', description: '<p>b</p>' },
        { header: 'Two' },
        { header: 'Three is too many' },
      ],
      featured_section_header: 'More',
      featured_section_cards: JSON.stringify(
        [1, 2, 3, 4].map((place) => ({ image: `/${place}.jpg`, header: `Card ${place}` })),
      ),
      fourth_section_header: 'Last',
      fourth_section_button_text: 'Go',
      fourth_section_button_link: '/warranty/',
      vehicles_header: 'Just in',
    });
    expect(unreadable).toBeUndefined();
    expect(layout).toBe('layout-1');
    expect(sections).toMatchObject([
      {
        kind: 'hero',
        header: 'Servicing',
        intro: 'By people who sold it',
        html: '<p>Words</p>',
        picture: { address: '/media/hero.jpg', alt: 'A workshop' },
        button: { text: 'Book', address: '/contact/' },
      },
      { kind: 'text', header: 'Why', html: '<p>Because</p>' },
      {
        kind: 'boxes',
        boxes: [{ header: 'One', intro: 'a', html: '<p>b</p>' }, { header: 'Two' }],
      },
      { kind: 'cards', header: 'More', cards: [{ header: 'Card 1' }, {}, { header: 'Card 3' }] },
      { kind: 'feature', header: 'Last', button: { text: 'Go', address: '/warranty/' } },
      { kind: 'vehicles', header: 'Just in' },
      { kind: 'newsletter' },
    ]);
  });

  it.each([{ fourth_section_button_text: 'Go' }, { fourth_section_button_link: '/warranty/' }])(
    'has no button in the fourth section with only %j [PAGE-06]',
    async (half) => {
      const { sections } = await read({ fourth_section_header: 'Last', ...half });
      expect(sections).toEqual([{ kind: 'feature', header: 'Last' }]);
    },
  );

  it('has vehicles without a heading and the newsletter, unless an editor says no [PAGE-07, PAGE-08]', async () => {
    expect(await kindsOf({ template: '1' })).toEqual(['vehicles', 'newsletter']);
    expect(await kindsOf({ template: '1', show_vehicles: '0', show_newsletter: 'no' })).toEqual([]);
  });
});

describe('a page of layout 2', () => {
  it('is read whole, from top to bottom [PAGE-10, PAGE-11, PAGE-12, PAGE-16, PAGE-17, PAGE-18, PAGE-19, PAGE-20]', async () => {
    const { sections, unreadable } = await read({
      template: 'Layout 2',
      hero_one: '[{"header":"A","description":"<p>a</p>","background_image":"a.jpg"}]',
      hero_two: [
        {
          header: 'B',
          intro: 'b',
          button_link: '/b/',
          button_text: 'To B',
          background_image: 'b.jpg',
        },
      ],
      full_width_section: '<h2>Wide</h2><p>w</p>',
      form_header_top: 'Ask',
      form_section_top: 29,
      form_header: 'Ask again',
      form_section: '26',
      restrict_organisation_units: '[1,"bolton"]',
      chat_bot: 'Ask Sam',
      divided_section: [{ content_left: '<p>l</p>', content_right: '<p>r</p>' }],
      image_video_section_header: 'Films',
      image_video_section: [
        {
          video: 'https://youtu.be/aqz-KE-bpKQ',
          image: '/p.jpg',
          title: 'T',
          description: 'd',
          link: '/l/',
          link_title: 'L',
        },
      ],
      image_video_section_two: JSON.stringify(JSON.stringify([{ title: 'Three' }])),
      vehicles_header: 'Vehicles',
    });
    expect(unreadable).toBeUndefined();
    expect(sections).toMatchObject([
      {
        kind: 'banners',
        banners: [{ header: 'A', html: '<p>a</p>', picture: { address: '/a.jpg' } }],
      },
      {
        kind: 'banners',
        banners: [{ header: 'B', intro: 'b', button: { text: 'To B', address: '/b/' } }],
      },
      { kind: 'text', html: '<h2>Wide</h2><p>w</p>' },
      { kind: 'form', place: 'top', header: 'Ask', formId: '29', branches: ['1', 'bolton'] },
      { kind: 'divided', left: '<p>l</p>', right: '<p>r</p>' },
      {
        kind: 'media',
        columns: 4,
        header: 'Films',
        items: [{ header: 'T', link: { text: 'L', address: '/l/' } }],
      },
      { kind: 'media', columns: 3, items: [{ header: 'Three' }] },
      { kind: 'form', place: 'bottom', formId: '26' },
      { kind: 'chat', name: 'Ask Sam' },
      { kind: 'vehicles', header: 'Vehicles' },
      { kind: 'newsletter' },
    ]);
  });

  it.each(['', '0', 0, null, '[]', undefined])(
    'has no form whose id is %j [PAGE-15]',
    async (id) => {
      expect(await kindsOf({ form_header_top: 'Ask', form_section_top: id })).toEqual([]);
      expect(await kindsOf({ form_header: 'Ask', form_section: id })).toEqual([]);
    },
  );

  it.each([
    ['1', '/over/'],
    [1, '/over/'],
    ['0', '/own/'],
    ['', '/own/'],
    [null, '/own/'],
  ])('leads where override_button_link %j says [PAGE-23]', async (override, address) => {
    const { sections } = await read({
      hero_two: [
        {
          button_text: 'Go',
          button_link: '/own/',
          overriding_link: '/over/',
          override_button_link: override,
        },
      ],
    });
    expect(sections?.[0]).toEqual({
      kind: 'banners',
      banners: [{ button: { text: 'Go', address } }],
    });
  });

  it.each([
    ['[1,2', [], ['data.restrict_organisation_units']],
    ['{}', [], undefined],
    ['[]', [], undefined],
    [null, [], undefined],
    ['["bolton"]', ['bolton'], undefined],
    [['bolton', { id: 3 }], ['bolton', '3'], undefined],
  ])('limits its forms to the locations of %j [PAGE-24, CX-4]', async (units, branches, faults) => {
    const { sections, unreadable } = await read({
      form_section: '26',
      restrict_organisation_units: units,
    });
    expect(sections).toEqual([{ kind: 'form', place: 'bottom', formId: '26', branches }]);
    expect(unreadable?.map(({ path }) => path)).toEqual(faults);
  });
});

describe('the HTML of a page', () => {
  it('is cleaned by where it stands: a box has no table, and keeps its words apart', async () => {
    const table = '<h2>A</h2><table><tr><td>1</td><td>2</td></tr></table>';
    const { sections } = await read({
      second_section_description: table,
      third_section_boxes: [{ description: table }],
    });
    expect(sections).toMatchObject([
      { kind: 'text', html: table },
      { kind: 'boxes', boxes: [{ html: 'A 1 2' }] },
    ]);
  });
});

describe('other blocks of a page', () => {
  it('are price ranges, each with both ends and a label [PAGE-32, PAGE-33]', async () => {
    const range = { minimum_price: '0', maximum_price: 5000, budget_label: 'Up to £5,000' };
    const { sections } = await read({
      budget_ranges: [range, { minimum_price: 1 }, { ...range, minimum_price: 9000 }],
    });
    expect(sections).toEqual([
      { kind: 'budgets', ranges: [{ least: 0, most: 5000, label: 'Up to £5,000' }] },
    ]);
    expect(await kindsOf({ budget_ranges: '[]' })).toEqual([]);
  });

  it('are packages, as the documents give them where an editor gives none [PAGE-27, PAGE-28]', async () => {
    const { sections } = await read({ template: 'packages', packages: '' });
    expect(sections?.[0]).toEqual({
      kind: 'packages',
      packages: [
        {
          name: 'Bronze',
          years: { warranty: 1, 'service-plan': 1, 'breakdown-cover': 1, 'mot-insurance': 1 },
        },
        {
          name: 'Silver',
          years: { warranty: 2, 'service-plan': 2, 'breakdown-cover': 2, 'mot-insurance': 1 },
        },
        {
          name: 'Gold',
          years: { warranty: 3, 'service-plan': 3, 'breakdown-cover': 3, 'mot-insurance': 2 },
        },
      ],
    });
    const { sections: own } = await read({
      packages: [{ name: 'Plus', warranty: '4', mot_insurance: 99 }, { warranty: 1 }],
    });
    expect(own).toEqual([
      { kind: 'packages', packages: [{ name: 'Plus', years: { warranty: 4 } }] },
    ]);
  });

  it('are reviews as an editor has placed them [REV-05]', async () => {
    const { sections } = await read({
      review_widgets: [
        {
          title: 'What people say',
          bg_color: '#eef',
          review_type: 'widget',
          organisation_unit: '["bolton"]',
        },
        { review_type: 'carousel', bg_color: '#fff' },
      ],
    });
    expect(sections).toEqual([
      {
        kind: 'reviews',
        header: 'What people say',
        shown: 'widget',
        isTinted: true,
        branches: ['bolton'],
      },
      { kind: 'reviews', shown: 'carousel', isTinted: false, branches: [] },
    ]);
  });

  it('are texts that fold [PAGE-26]', async () => {
    const { sections } = await read({
      collapsible_text: [{ header: 'More', description: '<p>x</p>' }, {}],
    });
    expect(sections).toEqual([{ kind: 'text', folds: true, header: 'More', html: '<p>x</p>' }]);
  });
});

describe('what cannot be read of a page', () => {
  it('is left out and told by its path, while the rest stands [CX-4]', async () => {
    const { sections, unreadable } = await read({
      hero_one: '[{"header":"A"},]',
      hero_two: [{ header: 'B', button_text: 'x', button_link: 'javascript:alert(1)' }, 7, null],
      image_video_section: { items: [{ image: { url: 'data:text/html,x' }, title: 'T' }] },
      budget_ranges: 'none',
      hero_title: { en: 'x' },
      full_width_section: '<p>stands</p>',
    });
    expect(sections?.map(({ kind }) => kind)).toEqual([
      'banners',
      'text',
      'media',
      'vehicles',
      'newsletter',
    ]);
    expect(unreadable?.map(({ path }) => path).sort()).toEqual([
      'data.budget_ranges',
      'data.hero.title',
      'data.hero_one',
      'data.hero_two.0.button_link',
      'data.hero_two.1',
      'data.hero_two.2',
      'data.image_video_section.0.image',
    ]);
  });

  it('never takes the page down, whatever stands in its fields [CX-1, CX-4]', async () => {
    const names = fc.constantFrom(
      ...[
        'hero_one',
        'hero_two',
        'hero_title',
        'sections',
        'featured_section',
        'packages',
        'layout',
      ],
      ...[
        'featured_section_cards',
        'third_section_boxes',
        'divided_section',
        'content_left',
        'template',
      ],
      ...['image_video_section', 'restrict_organisation_units', 'form_section', 'form_section_top'],
      ...['budget_ranges', 'review_widgets', 'collapsible_text', 'vehicles_header', 'chat_bot'],
    );
    const value = fc.oneof(
      fc.jsonValue(),
      fc.json(),
      fc.string(),
      fc.constantFrom(
        '[',
        '{',
        '"[]"',
        '[{}]',
        '<script>x</script>',
        '<img src=x onerror=alert(1)>',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, value), async (values) => {
        const answer = await read(values);
        expect(htmlIn(answer).join()).not.toMatch(/<script|onerror|javascript:/i);
      }),
      { numRuns: 300 },
    );
  });
});
