import multipart from '@fastify/multipart';
import PQueue from 'p-queue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LARGEST_PHOTOGRAPH, MOST_PHOTOGRAPHS } from '../../../core/enquiry/public';

/** Of all texts of a form together. Characters; the longest form of the site needs a tenth of it. */
const MOST_TEXT = 64 * 1024;

/** Each may hold eighty megabytes while it is read; whoever comes third waits, unread. */
const AT_ONCE = 2;

/** Forms with files are left unread until `postedFiles` reads them. */
export const takeFiles = (site: FastifyInstance): void => {
  void site.register(multipart, {
    limits: {
      files: MOST_PHOTOGRAPHS,
      // One more than is taken: a file that is too large is told by its own size, and the rest goes on.
      fileSize: LARGEST_PHOTOGRAPH + 1,
      fieldSize: MOST_TEXT,
      fields: 300,
    },
    throwFileSizeLimit: false,
  });
};

/** Reads forms with files, as a page's action takes them. A file that is too large is cut off. */
export function postedFiles(): (request: FastifyRequest) => Promise<FormData> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  return (request) => queue.add(() => read(request));
}

/** @throws an error of the library's, or one of ours, with the status that says why. */
async function read(request: FastifyRequest): Promise<FormData> {
  const form = new FormData();
  let characters = 0;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = new Uint8Array(await part.toBuffer());
      if (bytes.length > 0)
        form.append(part.fieldname, new Blob([bytes], { type: part.mimetype }), part.filename);
      continue;
    }
    const value = String(part.value);
    characters += part.fieldname.length + value.length;
    if (characters > MOST_TEXT)
      throw Object.assign(new Error('Too much text'), { statusCode: 413 });
    form.append(part.fieldname, value);
  }
  return form;
}
