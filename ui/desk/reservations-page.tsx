import { shownTime } from './desk-copy';
import { DeskFrame } from './desk-frame';
import type { ShownReservation } from './desk-values';
import { DeskList, DeskSheet, StateTabs } from './desk.styles';
import { ReservationBadge } from './reservation-badge';

export interface ReservationsPageProps {
  readonly siteName: string;
  readonly of: 'live' | 'all';
  readonly reservations: readonly ShownReservation[];
}

const PATH = '/sandbox/reservations';

const TABS = [
  { of: 'live', href: PATH, label: 'Held and reserved' },
  { of: 'all', href: `${PATH}?state=all`, label: 'All' },
] as const;

const NOTHING = {
  live: 'No vehicle is held or reserved just now.',
  all: 'Nobody has reserved a vehicle yet.',
} as const;

const ReservationRow = ({ reservation }: { readonly reservation: ShownReservation }) => (
  <li>
    <a href={`${PATH}/${reservation.id}`}>
      <span className="who">
        <span className="name">
          {reservation.person === '' ? 'No name is kept' : reservation.person}
        </span>
        <span className="soft reference">{` ${reservation.reference}`}</span>
      </span>
      <span className="what">
        <span>{reservation.title}</span>
        <span className="soft">{` ${reservation.branch}`}</span>
      </span>
      <span className="marks">
        <ReservationBadge reservation={reservation} />
      </span>
      <time className="soft" dateTime={new Date(reservation.heldAt).toISOString()}>
        {shownTime(reservation.heldAt)}
      </time>
    </a>
  </li>
);

/** Who has which vehicle, the latest first. */
export const ReservationsPage = ({ siteName, of, reservations }: ReservationsPageProps) => (
  <DeskFrame siteName={siteName} title="Reservations" room="reservations">
    <div className="heading">
      <h1>Reservations</h1>
    </div>
    <StateTabs aria-label="Which reservations">
      <ul>
        {TABS.map(({ of: other, href, label }) => (
          <li key={other}>
            <a href={href} aria-current={other === of ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </StateTabs>
    {reservations.length === 0 ? (
      <DeskSheet>
        <p>{NOTHING[of]}</p>
      </DeskSheet>
    ) : (
      <DeskList>
        {reservations.map((reservation) => (
          <ReservationRow key={reservation.id} reservation={reservation} />
        ))}
      </DeskList>
    )}
  </DeskFrame>
);
