import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import type { Branch } from '../../core/content/public';
import { useArrival } from '../kit/use-arrival';
import { IconSheet } from '../parts/icon/icon';
import { SkipLink } from '../parts/skip-link/skip-link';
import { LateShellWhenIdle } from '../shell/late/late-shell-when-idle';
import { SiteFooter } from '../shell/site-footer';
import { SiteHeader } from '../shell/site-header';

/** Header, the page, footer (LAYOUT-01). */
export function SiteLayout() {
  const branches = useLoaderData<readonly Branch[] | undefined>() ?? [];
  useArrival();
  return (
    <>
      {/* First, since the question of consent comes first in the order of the keyboard. */}
      <LateShellWhenIdle />
      <SkipLink />
      <IconSheet />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter branches={branches} />
      <ScrollRestoration />
    </>
  );
}
