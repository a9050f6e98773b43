import { CALL_FOLDERS } from '../../../adapters/http/browser-calls';

const FOLDERS = ['/pictures/', '/assets/', '/icons/'];

/** Endings of what pages are made of. Old pages end in `.html` or `.aspx`, and may have moved. */
const ENDING =
  /\.(?:js|mjs|css|map|json|webmanifest|xml|txt|ico|png|jpe?g|gif|webp|avif|svg|bmp|woff2?|ttf|otf|eot|mp4|webm|mp3|wasm|env|ya?ml|bak|sql|zip|gz)$/i;

/** Whether an address is that of a call: programs ask there. @param path of the request, without its query. */
export const isOfCall = (path: string): boolean =>
  CALL_FOLDERS.some((folder) => path.startsWith(folder));

/**
 * Whether an address is that of a file, and of no page: where there is none, nobody wants
 * a page drawn, an old address looked up or an editor's text in its place.
 * @param path of the request, without its query.
 */
export const isOfFile = (path: string): boolean =>
  ENDING.test(path) || FOLDERS.some((folder) => path.startsWith(folder));
