import type { FastifyPluginAsync } from 'fastify';
import { firstValueFrom } from 'rxjs';
import { OFFLINE_PATH } from '../../core/navigation/public';
import { FAREWELL_WORKER } from './install-files';
import type { SiteParts } from './site-parts';

type InstallParts = Pick<SiteParts, 'settings' | 'appForRequest' | 'install'>;

/** What a phone needs to put the site among its apps. */
const webManifest = (siteName: string) => ({
  name: siteName,
  short_name: siteName,
  description: `Used cars and vans from the dealerships of ${siteName}`,
  lang: 'en-GB',
  start_url: '/',
  scope: '/',
  id: '/',
  display: 'standalone',
  background_color: '#F6F7F5',
  theme_color: '#F6F7F5',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Used cars', url: '/used/cars/search/' },
    { name: 'Used vans', url: '/used/van/search/' },
    { name: 'Your favourites', url: '/shortlist/' },
  ],
});

/**
 * Manifest, service worker and offline page. The worker is never cached, so that a new one, or the
 * one that takes it away, is seen at the next visit. Where there is none (development, or
 * `SERVICE_WORKER=off`), the farewell stands in its place.
 */
export const installRoutes =
  ({ settings, appForRequest, install }: InstallParts, origin: string): FastifyPluginAsync =>
  async (site) => {
    site.get('/manifest.webmanifest', (_, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(webManifest(settings.siteName))),
    );
    site.get('/sw.js', (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(
          settings.serviceWorker === 'on' && install !== undefined
            ? install.worker
            : FAREWELL_WORKER,
        ),
    );
    if (install === undefined) return;
    site.get(OFFLINE_PATH, async (_, reply) => {
      const { app, end } = appForRequest(origin);
      try {
        const { html, policy } = install.renderOffline({
          siteName: settings.siteName,
          branches: await firstValueFrom(app.branches()),
          script: install.offlineScript,
        });
        return await reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', policy)
          .header('cache-control', 'no-cache')
          .send(html);
      } finally {
        end();
      }
    });
  };
