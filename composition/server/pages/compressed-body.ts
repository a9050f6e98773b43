import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { weakTag } from './if-changed';

type Encoding = 'br' | 'gzip';

export interface Body {
  /** Missing where it is sent as it is. */
  readonly encoding: Encoding | undefined;
  readonly body: Buffer;
}

/** Beyond this a page takes longer to compress than its fewer bytes save anybody. */
const BROTLI_QUALITY = 6;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);
const unpacked = promisify(brotliDecompress);

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

/** A page as it is stored: a tenth of its text, and what nearly every browser is sent. */
export type PackedPage<P extends { readonly html: string }> = Omit<P, 'html'> & {
  readonly packed: Buffer;
  readonly tag: string;
};

export async function packPage<P extends { readonly html: string }>({
  html,
  ...rest
}: P): Promise<PackedPage<P>> {
  return { ...rest, packed: await compress.br(Buffer.from(html)), tag: weakTag(html) };
}

/** What is sent of a page, whole at once. */
export async function bodyFor(
  page: { readonly html: string } | { readonly packed: Buffer },
  accepted: string | readonly string[] | undefined,
): Promise<Body> {
  const encoding = encodingFor(accepted);
  if ('packed' in page && encoding === 'br') return { encoding, body: page.packed };
  const text = 'packed' in page ? await unpacked(page.packed) : Buffer.from(page.html);
  return { encoding, body: encoding === undefined ? text : await compress[encoding](text) };
}
