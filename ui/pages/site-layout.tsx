import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { useArrival } from '../kit/use-arrival';
import { LateShellWhenIdle } from '../frame/late/late-shell-when-idle';
import { StandingPart } from '../frame/standing-part';
import type { DrawnFrame } from './layout-loader';

/** Header, the page, footer (LAYOUT-01). */
export function SiteLayout() {
  const frame = useLoaderData<DrawnFrame | null | undefined>();
  useArrival();
  return (
    <>
      {/* First, since the question of consent comes first in the order of the keyboard. */}
      <LateShellWhenIdle />
      <StandingPart name="header" part={frame?.header} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <StandingPart name="footer" part={frame?.footer} />
      <ScrollRestoration />
    </>
  );
}
