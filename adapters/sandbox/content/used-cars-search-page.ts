/** The editable text below the results (SEARCH-30). */
export const USED_CARS_SEARCH_PAGE = {
  slug: 'used-cars-search',
  title: 'Used cars and vans',
  fields: [
    {
      slug: 'content',
      data:
        '<h2>Buying a used vehicle from Forecourt</h2>' +
        '<p>Every car and van is inspected and prepared before it goes on sale. ' +
        'Ask about its history, arrange a test drive or have it moved to a branch near you.</p>' +
        '<p>Not sure what it would cost a month? Set your deposit, term and mileage above, ' +
        'or read about <a href="/car-finance/">car finance</a>.</p>',
    },
  ],
};
