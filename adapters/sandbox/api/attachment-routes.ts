import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { isLeft } from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import { LARGEST_ATTACHMENT, type AttachmentStore } from '../desk/attachment-store';
import { pictureAlone } from '../desk/picture-alone';

export interface AttachmentRouteParts {
  readonly store: AttachmentStore;
  readonly now: () => number;
  /** Of one network address; none for callers in this process, which answer for their own. */
  readonly mostAMinute?: number;
}

/** Photographs that go with an enquiry, as `docs/contracts/forms-api.md` tells. */
export function attachmentRoutes(
  api: FastifyInstance,
  { store, now, mostAMinute }: AttachmentRouteParts,
): void {
  void api.register(async (posts) => {
    await posts.register(multipart, {
      limits: { files: 1, fileSize: LARGEST_ATTACHMENT, fields: 0, parts: 1 },
    });
    if (mostAMinute !== undefined) await posts.register(rateLimit, { global: false });
    posts.post(
      '/form/attachment',
      {
        // The envelope of the form beside the file.
        bodyLimit: LARGEST_ATTACHMENT + 64 * 1024,
        ...(mostAMinute !== undefined && {
          config: { rateLimit: { max: mostAMinute, timeWindow: 60_000, groupId: 'attachments' } },
        }),
      },
      async (request, reply) => {
        const file = request.isMultipart() ? await request.file() : undefined;
        if (file === undefined) return reply.code(400).send({ message: 'There is no file.' });
        const picture = await pictureAlone(await file.toBuffer());
        if (picture === undefined) {
          return reply.code(415).send({ message: 'A picture is a JPEG, a PNG or a WebP.' });
        }
        const added = await store.addAttachment({ ...picture, name: file.filename, at: now() });
        if (isLeft(added)) {
          const status = { empty: 400, 'too-large': 413, 'no-room': 503 }[added.left.kind];
          return reply.code(status).send({ message: 'The picture cannot be stored.' });
        }
        const { id, name, size } = added.right;
        return { data: { id, name, size } };
      },
    );
  });
}
