import { paragraphs, part, table, writtenPage } from './written-page';

/** ROUTE-51. True of this site as it is: see `adapters/storage`. */
export const COOKIE_PAGE = writtenPage({
  slug: 'cookie-policy',
  title: 'Cookie policy',
  description:
    'Everything this website keeps in your browser, what each is for, how long it stays and how to change your mind.',
  lead: 'Everything this website keeps in your browser, what it is for and how long it stays. Nothing is kept for counting or advertising unless you agree.',
  parts: [
    part(
      'Kept because you asked for it',
      paragraphs(
        'These make the site do what you want of it, so they need no consent. They stay in your browser.',
      ),
      table(
        ['Name', 'What it is for', 'How long'],
        [
          ['favs', 'The vehicles you saved', 'Until you remove them'],
          ['favPrices', 'What each cost when you saved it', 'Until you remove them'],
          ['compare', 'The vehicles you compare, three at most', 'Until you remove them'],
          [
            'recent_vehicles',
            'The vehicles you looked at, so that you find them again',
            'One year',
          ],
          ['listingView', 'Whether you like results as a grid or a list', 'Until you clear it'],
          ['financeDefault', 'The deposit, term and mileage you chose', 'Until you clear it'],
          [
            'autoConvert',
            'The rate a lender has approved for you, so that payments use it',
            'Until you clear it',
          ],
          ['Your choice about cookies', 'What you agreed to or refused', 'Six months'],
        ],
      ),
      paragraphs(
        'Only <em>recent_vehicles</em> is a cookie. The others are in your browser’s local storage, which is not sent to us.',
      ),
    ),
    part(
      'Only if you agree',
      table(
        ['Kind', 'What it is for'],
        [
          ['Analytics', 'Counting which pages are used, to improve them'],
          ['Marketing', 'Seeing which adverts lead to enquiries'],
        ],
      ),
      paragraphs(
        'Until you agree, nothing of these kinds is loaded, kept or sent. If you change your mind, they stop and what they kept is removed.',
      ),
    ),
    part(
      'Change your mind',
      paragraphs(
        'Go to <a href="/data-preferences/">data preferences</a> at any time. You can also clear everything in your browser’s own settings; the site then works as on your first visit.',
      ),
    ),
  ],
});
