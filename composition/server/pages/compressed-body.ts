import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

export interface Body {
  /** Missing where it is sent as it is. */
  readonly encoding: Encoding | undefined;
  readonly body: string | Buffer;
}

/** Beyond this a page takes longer to compress than its fewer bytes save anybody. */
const BROTLI_QUALITY = 4;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

const compress: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) =>
    withBrotli(text, {
      chunkSize: 64 * 1024,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => withGzip(text, { chunkSize: 64 * 1024 }),
};

/** The best encoding a browser says it takes; a weight of nought says that it does not. */
export function encodingFor(
  accepted: string | readonly string[] | undefined,
): Encoding | undefined {
  const taken = new Set(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((choice) => choice.split(';').map((part) => part.trim()))
      .filter(([, weight]) => weight === undefined || !/^q\s*=\s*0(\.0*)?$/.test(weight))
      .map(([name]) => name),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : undefined;
}

const bodies = new WeakMap<object, Map<Encoding, Promise<Buffer>>>();

/** What is sent of a page: compressed once for as long as the page is cached, whole at once. */
export async function bodyFor(
  page: { readonly html: string },
  accepted: string | readonly string[] | undefined,
): Promise<Body> {
  const encoding = encodingFor(accepted);
  if (encoding === undefined) return { encoding, body: page.html };
  const known = bodies.get(page) ?? new Map<Encoding, Promise<Buffer>>();
  bodies.set(page, known);
  const compressed = known.get(encoding) ?? compress[encoding](Buffer.from(page.html));
  known.set(encoding, compressed);
  return { encoding, body: await compressed };
}
