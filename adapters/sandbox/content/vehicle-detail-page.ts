const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${text}</p>`).join('');

const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** The editable text on every vehicle's page, block by block. */
export const VEHICLE_DETAIL_PAGE = {
  slug: 'vehicle-detail',
  title: 'Vehicle details',
  fields: [
    // VDP-14.
    {
      slug: 'banner',
      data: paragraphs(
        '<strong>Part exchange welcome.</strong> <a href="/contact/">Ask your branch</a> what yours is worth.',
      ),
    },
    // VDP-46.
    {
      slug: 'why-buy',
      data:
        '<h2>Why buy from Forecourt</h2>' +
        list(
          'Every vehicle is inspected and history checked before it goes on sale',
          'Car finance at 13.6% APR representative, subject to status',
          'Part exchange taken at all our branches',
          'We can move a vehicle to the branch nearest to you',
          'Reserve online, and see it before you decide',
        ),
    },
    // VDP-47.
    {
      slug: 'start-search',
      data:
        '<h2>Not quite the one?</h2>' +
        paragraphs(
          'Look through all our <a href="/used/cars/search/">used cars</a> and <a href="/used/van/search/">used vans</a>, by make, price or monthly payment.',
        ),
    },
    {
      slug: 'warranty',
      data: paragraphs(
        'Every vehicle comes with a warranty of at least three months. Ask the branch what it covers on this one, and for how long it can be extended.',
      ),
    },
    // VDP-23, VDP-24.
    {
      slug: 'price-labels',
      data:
        paragraphs(
          'A price label compares the asking price with what an independent marketplace expects for a vehicle of this age, mileage and equipment: Higher price, Fair price, Good price, Great price or Lower price.',
          'A label may be missing for:',
        ) +
        list(
          'new or nearly new cars',
          'rare or classic cars',
          'private sellers',
          'prices below £1,500 or above £70,000',
          'cars over 15 years old',
          'write-offs (Category C/D/S/N)',
          'imports',
        ),
    },
    // VDP-22.
    {
      slug: 'admin-fee',
      data: paragraphs(
        'The admin fee pays for the provenance check of the vehicle, which looks for outstanding finance, theft, write-offs and mileage that does not add up, and for the transfer of its papers to you.',
      ),
    },
    // VDP-21, CG-093.
    {
      slug: 'road-tax',
      data: paragraphs(
        'From 1 April 2025, vehicles listed over £40,000 incur an additional £425 per year from the second tax for up to 5 years.',
      ),
    },
  ],
};
