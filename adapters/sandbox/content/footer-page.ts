interface FooterLink {
  readonly link_url: string;
  readonly link_title: string;
  readonly link_text: string;
}

const link = (link_url: string, link_text: string): FooterLink => ({
  link_url,
  link_title: link_text,
  link_text,
});

/** Columns hold their links as JSON text, as an editor leaves them (FOOT-08). */
const column = (place: 1 | 2 | 3, header: string, links: readonly FooterLink[]) => [
  { slug: `column_${place}_header`, data: header },
  { slug: `column_${place}_links`, data: JSON.stringify(links) },
];

/** What the footer shows (FOOT-07, FOOT-08); the links of FOOT-09 are there without an editor. */
export const FOOTER_PAGE = {
  slug: 'footer',
  title: 'Footer',
  fields: [
    { slug: 'show_branches', data: '1' },
    { slug: 'show_social_links', data: '1' },
    { slug: 'show_popular_brands', data: '1' },
    { slug: 'show_button', data: '1' },
    { slug: 'button_url', data: '/contact/' },
    { slug: 'button_title', data: 'Contact us' },
    { slug: 'button_text', data: 'Contact us' },
    {
      slug: 'picture_note',
      data: 'Where no photographs are given, pictures are illustrations of body style and colour, not photographs of the vehicle.',
    },
    ...column(1, 'Buy', [
      link('/used/cars/search/', 'Used cars'),
      link('/used/van/search/', 'Used vans'),
      link('/car-finance/', 'Car finance'),
      link('/your-first-car/', 'Your first car'),
      link('/used-vans-for-business/', 'Vans for business'),
    ]),
    ...column(2, 'Sell and own', [
      link('/car-value', 'Value your car'),
      link('/part-exchange-form', 'Part exchange'),
      link('/servicing/', 'Servicing and MOT'),
      link('/packages/', 'Peace of Mind Packages'),
    ]),
    ...column(3, 'About us', [
      link('/about-us/', 'Who we are'),
      link('/contact/', 'Our locations'),
      link('/blog/', 'Blog'),
    ]),
  ],
};
