import rateLimit from '@fastify/rate-limit';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { NOTICE_POLICY } from './notice-page';
import { postedFiles, takeFiles } from './posted-files';
import { refusalPage } from './refusal-page';
import { pathOf } from './requested-address';

interface PackedForm {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/** A form as it was sent: still packed, or read where it came with files. */
export type PostedForm = {
  /** One more than its network address may send: how many seconds until one is taken again. */
  readonly waitSeconds?: number | undefined;
} & (PackedForm | { readonly read: FormData });

export interface PagePostsParts {
  readonly siteName: string;
  readonly takesPosts: (path: string) => boolean;
  /** Paths of the pages whose forms may bring files, without a slash at the end. */
  readonly pathsWithFiles: readonly string[];
  readonly isFromThisSite: (request: FastifyRequest) => boolean;
  /** Draws the page with what became of the form, or leads on. */
  readonly answer: (
    form: PostedForm,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
  readonly log: (line: string) => void;
}

/** Texts only; the longest form of the site needs a tenth of it. Bytes. */
const MOST_BYTES = 64 * 1024;
/** Of one network address; a household or a showroom shares one. What is typed in one more is shown again. */
const MOST_A_MINUTE = 30;
/** Beyond these no page is drawn for it any more. */
const MOST_DRAWN_A_MINUTE = 90;
const MINUTE_MS = 60_000;

const PLAIN_FORM = 'application/x-www-form-urlencoded';
const FILES_FORM = 'multipart/form-data';

/**
 * Forms posted to pages, so that every form works before its script, and without it: from this site
 * only, of bounded size and number. Whatever is refused here is refused with a page that says what
 * can be done.
 */
export const pagePosts =
  (parts: PagePostsParts): FastifyPluginAsync =>
  async (site) => {
    await site.register(rateLimit, { global: false });
    const countForm = site.createRateLimit({ max: MOST_A_MINUTE, timeWindow: MINUTE_MS });
    takeFormsOnly(site);
    site.setErrorHandler<FastifyError>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500)
        parts.log(`A form sent to ${pathOf(request.url)} failed: ${error.message}`);
      return refuse(parts.siteName, reply, status);
    });
    const manners = {
      bodyLimit: MOST_BYTES,
      config: { rateLimit: { max: MOST_DRAWN_A_MINUTE, timeWindow: MINUTE_MS } },
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        if (!parts.takesPosts(pathOf(request.url))) {
          return reply
            .status(405)
            .header('allow', 'GET, HEAD')
            .send({ message: 'Method not allowed' });
        }
        if (!parts.isFromThisSite(request)) return refuse(parts.siteName, reply, 403);
      },
    };
    const waitOf = async (request: FastifyRequest): Promise<number | undefined> => {
      const counted = await countForm(request);
      return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
    };
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const form = {
        waitSeconds: await waitOf(request),
        body: new Uint8Array(Buffer.isBuffer(request.body) ? request.body : []),
        contentType: request.headers['content-type'] ?? PLAIN_FORM,
      };
      return (await isReadable(form))
        ? parts.answer(form, request, reply)
        : refuse(parts.siteName, reply, 400);
    };
    site.post('/*', manners, answer);
    await site.register(async (withFiles) => {
      withFiles.removeContentTypeParser(FILES_FORM);
      takeFiles(withFiles);
      const read = postedFiles();
      for (const path of parts.pathsWithFiles.flatMap((each) => [each, `${each}/`])) {
        withFiles.post(path, manners, async (request, reply) =>
          request.isMultipart()
            ? parts.answer(
                { read: await read(request), waitSeconds: await waitOf(request) },
                request,
                reply,
              )
            : answer(request, reply),
        );
      }
    });
  };

/** Left packed: the page's action opens it. */
function takeFormsOnly(site: FastifyInstance): void {
  site.removeAllContentTypeParsers();
  site.addContentTypeParser(
    [PLAIN_FORM, FILES_FORM],
    { parseAs: 'buffer' },
    (_request, body, done) => {
      done(null, body);
    },
  );
}

async function isReadable({ body, contentType }: PackedForm): Promise<boolean> {
  try {
    await new Response(body, { headers: { 'content-type': contentType } }).formData();
    return true;
  } catch {
    return false;
  }
}

const refuse = (siteName: string, reply: FastifyReply, status: number): FastifyReply =>
  reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', NOTICE_POLICY)
    .send(refusalPage(siteName, status));
