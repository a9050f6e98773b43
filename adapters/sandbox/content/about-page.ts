import { list, paragraphs, part, writtenPage } from './written-page';

/** A page that no route names: it is found by its address alone (ROUTE-35). */
export const ABOUT_PAGE = writtenPage({
  slug: 'about-us',
  title: 'About us',
  description:
    'Eight branches in the north-west of England, the Midlands and north Wales that sell used cars and vans.',
  lead: 'Eight branches that sell used cars and vans, in the north-west of England, the Midlands and north Wales.',
  parts: [
    part(
      'How we work',
      list(
        'Every vehicle is inspected and history checked before it goes on sale.',
        'Its price, its fees and what it costs a month are on its page, with the sums behind them.',
        'We can move a vehicle to the branch nearest to you.',
      ),
    ),
    part(
      'Where to find us',
      paragraphs(
        'Telephone numbers and places are under <a href="/contact/">get in touch</a>. See what stands there: <a href="/used/cars/search/">used cars</a> and <a href="/used/van/search/">used vans</a>.',
      ),
    ),
  ],
});
