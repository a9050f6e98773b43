import type { ReactNode } from 'react';
import { IconSheet } from '../parts/icon/icon-sheet';
import { Logo } from '../parts/logo/logo';
import { SkipLink } from '../parts/skip-link/skip-link';
import { DeskHeader, DeskMain, DeskStyle } from './desk.styles';

export type DeskRoom = 'inbox' | 'reservations' | 'outbox';

export interface DeskFrameProps {
  readonly siteName: string;
  readonly title: string;
  /** Which of the rooms the page is in; none where the door is shut. */
  readonly room?: DeskRoom;
  readonly children: ReactNode;
}

const ROOMS = [
  { room: 'inbox', href: '/sandbox/inbox', label: 'Inbox' },
  { room: 'reservations', href: '/sandbox/reservations', label: 'Reservations' },
  { room: 'outbox', href: '/sandbox/outbox', label: 'Outbox' },
] as const;

/** A number plate, in the address of the picture itself: a back end alone has no other files. */
const MARK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect y='8' width='32' height='16' rx='4' fill='%23FFD500'/%3E%3C/svg%3E";

/** A page of the desk, whole: it needs no script, and nothing from elsewhere. */
export const DeskFrame = ({ siteName, title, room, children }: DeskFrameProps) => (
  <html lang="en-GB">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <link rel="icon" href={MARK} type="image/svg+xml" />
      <title>{`${title} | ${siteName} desk`}</title>
    </head>
    <body>
      <DeskStyle />
      <IconSheet />
      <SkipLink />
      <DeskHeader>
        <div className="inside">
          <Logo name={siteName} />
          {room !== undefined && (
            <nav aria-label="Desk">
              <ul>
                {ROOMS.map(({ room: other, href, label }) => (
                  <li key={other}>
                    <a href={href} aria-current={other === room ? 'true' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <p className="note">The stand-in back end, for whoever runs the site</p>
        </div>
      </DeskHeader>
      <DeskMain id="main" tabIndex={-1}>
        {children}
      </DeskMain>
    </body>
  </html>
);
