import type { FastifyInstance } from 'fastify';
import type { DeskReservations } from '../../reservations/desk-reservations';
import { queryOf } from '../desk-door';
import { html, missing } from '../desk-html';
import type { DeskViews } from '../desk-views';

export interface DeskReservationParts {
  readonly reservations: DeskReservations;
  readonly views: () => Promise<DeskViews>;
  readonly proof: string;
}

const LISTED = 200;

interface OfReservation {
  readonly Params: { readonly id: string };
}

/** How reservations stand, and how the desk ends them, among the rooms of the desk. */
export function deskReservationRoutes(desk: FastifyInstance, parts: DeskReservationParts): void {
  const { reservations, views, proof } = parts;

  desk.get('/reservations', async (request, reply) => {
    const of = queryOf(request, 'state') === 'all' ? 'all' : 'live';
    const page = (await views()).reservations({ of, reservations: reservations.list(of, LISTED) });
    return html(reply, page);
  });

  desk.get<OfReservation>('/reservations/:id', async (request, reply) => {
    const reservation = reservations.find(request.params.id);
    if (reservation === undefined) return missing(reply, parts, 'reservations');
    return html(reply, (await views()).reservation({ reservation, proof }));
  });

  for (const act of ['cancel', 'collected'] as const) {
    desk.post<OfReservation>(`/reservations/:id/${act}`, async (request, reply) => {
      const { id } = request.params;
      // Whatever keeps it from being done, the page says how it stands.
      return reservations[act](id) === 'unknown'
        ? missing(reply, parts, 'reservations')
        : reply.redirect(`/sandbox/reservations/${encodeURIComponent(id)}`, 303);
    });
  }
}
