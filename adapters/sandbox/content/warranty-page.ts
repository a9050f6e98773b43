import { list, paragraphs, part, writtenPage } from './written-page';

/** ROUTE-50. */
export const WARRANTY_PAGE = writtenPage({
  slug: 'warranty',
  title: 'Warranty',
  description:
    'Every used car and van comes with a warranty of at least three months. What that means, and what it does not change.',
  lead: 'Every vehicle comes with a warranty of at least three months. Longer cover is part of our Peace of Mind Packages.',
  parts: [
    part(
      'What a warranty is for',
      paragraphs(
        'It pays for the repair of parts that fail suddenly, within its limits, without anybody having to show why. What exactly it covers, and up to what amount, is in the booklet of your vehicle’s own warranty; ask to see it before you buy.',
      ),
    ),
    part(
      'What it usually does not cover',
      list(
        'Parts that wear with use: tyres, brake pads, wiper blades, clutch linings',
        'Damage from an accident, neglect or missed services',
        'Faults you were told of when you bought the vehicle',
      ),
    ),
    part(
      'Your rights are not less for it',
      paragraphs(
        'A warranty comes on top of your rights under the Consumer Rights Act 2015. Our <a href="/terms-and-conditions/">terms and conditions</a> say what those are.',
      ),
    ),
    part(
      'Longer cover',
      paragraphs(
        'See the <a href="/packages/">Peace of Mind Packages</a>, or <a href="/contact/">ask your branch</a> what can be had for your vehicle.',
      ),
    ),
    part(
      'If something breaks',
      list(
        'Stop when it is safe, so that the damage does not get worse.',
        'Ring your branch before anybody repairs it: work that was not agreed may not be paid for.',
        'Have the registration and the service record at hand.',
      ),
    ),
  ],
});
