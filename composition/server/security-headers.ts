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

/** What a browser heeds of a document alone: on each file of a page it would be half a kilobyte more. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A drawing (SVG) is a document when it is opened by itself. */
const IS_FILE_OF_PAGE =
  /^(?:application\/(?:javascript|manifest\+json)|text\/css|font\/|image\/(?:avif|jpeg|png|webp))/;

/** What comes in one packing or another. */
const IS_PACKED = /javascript|json|css/;

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
  site.addHook('onSend', (_request, reply, _body, done) => {
    const type = String(reply.getHeader('content-type'));
    if (IS_FILE_OF_PAGE.test(type)) {
      for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name);
      reply.removeHeader('permissions-policy');
      // What a script or a style asks for goes by the policy of the page.
      reply.raw.removeHeader('referrer-policy');
      if (!IS_PACKED.test(type)) reply.removeHeader('vary');
    }
    done();
  });
}
