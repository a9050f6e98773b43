import { list, paragraphs, part, writtenPage } from './written-page';

/** ROUTE-51. */
export const PRIVACY_PAGE = writtenPage({
  slug: 'privacy-policy',
  title: 'Privacy policy',
  description:
    'What we know about you, why, who else sees it, how long we keep it and what you can ask of us.',
  lead: 'What we know about you, why we need it, who else sees it, and what you can ask of us.',
  parts: [
    part(
      'What we collect',
      list(
        '<strong>What you tell us:</strong> your name, telephone number, e-mail address and message when you enquire, reserve, book or sell, and the details of a vehicle you want valued.',
        '<strong>What a finance application needs:</strong> date of birth, addresses, employment, income and outgoings. You enter these for a lender, and only when you apply.',
        '<strong>What a visit leaves:</strong> our server notes the page asked for, the time and the network address, to keep the site safe and working. With your consent, and only then, we also count which pages are used.',
        '<strong>How many looked at a vehicle today:</strong> so that a visitor counts once, our server makes a number from your network address and your browser’s name with a secret of the day. It is never written down, cannot be worked back to you, and is forgotten at midnight. Nothing is put in your browser for it.',
      ),
    ),
    part(
      'Why we may use it',
      list(
        'To answer you and to sell or buy a vehicle with you: because you asked us to, or for our contract with you.',
        'To keep records the law wants, for tax, finance and anti-fraud: because we must.',
        'To keep this website secure: because it is in our interest and yours.',
        'To count visits and to advertise: only with your consent, which you can take back at any time under <a href="/data-preferences/">data preferences</a>.',
      ),
    ),
    part(
      'Who else sees it',
      paragraphs(
        'The branch you write to; the lender you apply to, and the credit reference agency it asks; those who host this website for us; the DVLA and the police where the law says so. We do not sell what we know about you.',
      ),
    ),
    part(
      'How long we keep it',
      paragraphs(
        'An enquiry that leads nowhere is deleted within a year. Papers of a sale are kept for six years after the end of the tax year, and those of finance for six years after the agreement ends, because the law asks for them.',
      ),
    ),
    part(
      'Your rights',
      paragraphs(
        'You can ask for a copy of what we hold about you, have mistakes put right, have it deleted where no law makes us keep it, object to its use, and take it with you. We answer within one month, and it costs nothing.',
        '<a href="/contact/">Ask any branch</a>. If you are not happy with our answer, you can complain to the <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.',
      ),
    ),
    part(
      'What stays in your browser',
      paragraphs(
        'Your favourites, the vehicles you compare and those you looked at never leave your browser unless you send them. The <a href="/cookie-policy/">cookie policy</a> lists everything that is kept there.',
      ),
    ),
  ],
});
