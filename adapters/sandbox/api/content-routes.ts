import type { FastifyInstance } from 'fastify';
import { BRANCHES } from '../catalogue/branches';
import { BANK_HOLIDAYS } from '../content/bank-holidays';
import { WIRE_DEALERSHIPS } from '../content/dealerships';
import { FINANCE_CALCULATOR_PAGE } from '../content/finance-calculator-page';
import { FOOTER_PAGE } from '../content/footer-page';
import { HEADER_MENU } from '../content/header-menu';
import { outcodePlace } from '../content/outcodes';
import { PROMOTIONS } from '../content/promotions';
import { offersFor } from '../content/results-page-offers';
import { reviewsAt } from '../content/reviews';
import { testimonials, TESTIMONIAL_SUMMARY } from '../content/testimonials';
import { USED_CARS_SEARCH_PAGE } from '../content/used-cars-search-page';
import { VEHICLE_DETAIL_PAGE } from '../content/vehicle-detail-page';
import { parametersOf } from './query-parameters';
import type { SandboxStock } from './sandbox-stock';
import { pageSizeOf } from './search-request';
import { vehicleAt } from './vehicle-at';
import type { VisitorBook } from './visitor-book';

const PAGES = [USED_CARS_SEARCH_PAGE, FINANCE_CALCULATOR_PAGE, FOOTER_PAGE, VEHICLE_DETAIL_PAGE];

const MOST_REVIEWS = 100;

/**
 * Branches and their reviews, offers, editable pages, the menu and the visitor count (CALL-27,
 * CALL-29 to CALL-32, CALL-37 to CALL-41).
 */
export function contentRoutes(
  api: FastifyInstance,
  stock: SandboxStock,
  visitors: VisitorBook,
  today: () => string,
): void {
  api.get('/v2/web/organisation/site', () => ({ data: WIRE_SITES }));

  api.post('/dealerships', () => ({ data: WIRE_DEALERSHIPS }));
  api.get('/bank-holidays', () => ({ data: BANK_HOLIDAYS }));
  api.get<{ Params: { outcode: string } }>('/outcode/:outcode', async (request, reply) => {
    const place = outcodePlace(request.params.outcode);
    return place === undefined
      ? reply.code(404).send({ message: 'There is no such postcode district.' })
      : { data: { outcode: request.params.outcode.toUpperCase(), ...place } };
  });

  api.get('/trustpilot', () => ({ data: { reviews: testimonials(today()) } }));
  api.get('/trustpilot/summary', () => ({ data: TESTIMONIAL_SUMMARY }));

  api.get('/v2/content/offer', (request) => {
    const parameters = parametersOf(request);
    const option = (name: string): readonly string[] => parameters.list(`searchOptions[${name}]`);
    return {
      data: offersFor({
        make: option('make'),
        range: option('range'),
        location: option('location'),
        type: option('type'),
      }),
    };
  });

  api.get('/offers/template/vehicle-promotion', () => ({ data: PROMOTIONS }));
  api.get('/menu/header', () => ({ data: HEADER_MENU }));
  for (const page of PAGES) api.get(`/page/${page.slug}`, () => ({ data: page }));

  api.get<{ Params: { organisation: string } }>(
    '/v2/reviews/:organisation',
    async (request, reply) => {
      const reviews = reviewsAt(request.params.organisation, today());
      if (reviews === undefined) {
        return reply.code(404).send({ message: 'There is no such organisation.' });
      }
      const most = pageSizeOf(parametersOf(request), MOST_REVIEWS);
      return { data: { ...reviews, reviews: reviews.reviews.slice(0, most) } };
    },
  );

  api.get<{ Params: { '*': string } }>('/visitors/*', async (request, reply) => {
    const slug = vehicleAt(Buffer.from(request.params['*'], 'base64').toString('utf8'));
    if (slug === undefined) {
      return reply.code(400).send({ message: 'Not the address of a vehicle page.' });
    }
    if (stock.bySlugs([slug]).length === 0) {
      return reply.code(404).send({ message: 'There is no such vehicle.' });
    }
    return { data: visitors.viewsToday(slug) };
  });
}

const WIRE_SITES = BRANCHES.map(({ id, slug, name, town, postcode, telephone, email }) => ({
  id,
  slug,
  name,
  city_town: town,
  postcode,
  telephone,
  email,
})).sort((one, other) => (one.name < other.name ? -1 : 1));
