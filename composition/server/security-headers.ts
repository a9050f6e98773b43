import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings';

/** What a browser offers to pages and no page here uses. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** On every answer; the content security policy is each page's own. */
export async function securityHeaders(
  site: FastifyInstance,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): Promise<void> {
  await site.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // As every policy of a page says, for browsers that do not read those.
    frameguard: { action: 'deny' },
    // Without a referrer a browser sends forms to their own site as from nowhere.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: publicOrigin?.startsWith('https:') ?? false,
  });
  site.addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS);
    done();
  });
}
