import { paragraphs, part, table, writtenPage } from './written-page';

/** ROUTE-11, PAGE-27, PAGE-28. */
export const PACKAGES_PAGE = writtenPage({
  slug: 'packages',
  title: 'Peace of Mind Packages',
  description:
    'Bronze, Silver and Gold: one to three years of warranty, service plan, breakdown cover and MOT insurance.',
  lead: 'Warranty, service plan, breakdown cover and MOT insurance together, in three sizes.',
  parts: [
    part(
      'What is in each',
      table(
        ['Years of', 'Bronze', 'Silver', 'Gold'],
        [
          ['Warranty', '1', '2', '3'],
          ['Service plan', '1', '2', '3'],
          ['Breakdown cover', '1', '2', '3'],
          ['MOT insurance', '1', '1', '2'],
        ],
      ),
    ),
    part(
      'What that means',
      paragraphs(
        '<strong>Warranty</strong> pays for parts that fail suddenly. <strong>A service plan</strong> pays for the services the maker asks for. <strong>Breakdown cover</strong> brings help to the roadside. <strong>MOT insurance</strong> helps to pay for repairs that a failed MOT test asks for.',
      ),
    ),
    part(
      'What it costs',
      paragraphs(
        'That depends on the vehicle, its age and its mileage. Your <a href="/contact/">branch</a> gives you the price and the terms of each part before you decide. None of them is needed to buy a vehicle from us.',
      ),
    ),
  ],
});
