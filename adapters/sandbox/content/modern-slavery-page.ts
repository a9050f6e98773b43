import { list, paragraphs, part, writtenPage } from './written-page';

/** ROUTE-51. */
export const MODERN_SLAVERY_PAGE = writtenPage({
  slug: 'modern-slavery-act-statement',
  title: 'Modern slavery act statement',
  description:
    'What we do so that there is no slavery or human trafficking in our branches or among those who supply us.',
  lead: 'What we do so that nobody works against their will in our branches or for those who supply us. Section 54 of the Modern Slavery Act 2015 asks larger businesses for such a statement.',
  parts: [
    part(
      'Who we are',
      paragraphs(
        'We buy, prepare and sell used cars and vans at branches in the north-west of England, the Midlands and north Wales.',
      ),
    ),
    part(
      'Where the risk is',
      paragraphs(
        'Most of our suppliers are in the United Kingdom and well regulated. We look hardest at work that is often paid in cash or done through agencies: valeting and car washing, cleaning, vehicle transport and building work.',
      ),
    ),
    part(
      'What we do',
      list(
        'We check that everybody who works for us may work here, is paid at least the National Living Wage, into an account of their own, and keeps their own papers.',
        'We ask suppliers of the work named above how they hire and pay, before we take them on and again each year.',
        'We stop working with those who will not say, and report what looks like exploitation.',
        'We train managers and buyers to notice the signs.',
      ),
    ),
    part(
      'Saying something',
      paragraphs(
        'Anybody can raise a concern with us, openly or without a name, and nobody loses by it. The <a href="https://www.modernslaveryhelpline.org/">Modern Slavery and Exploitation Helpline</a> is there day and night on <a href="tel:08000121700">08000 121 700</a>.',
      ),
    ),
    part(
      'How we know whether it works',
      paragraphs(
        'Each year the directors look at how many suppliers answered, what was found and what was done about it, and review this statement.',
      ),
    ),
  ],
});
