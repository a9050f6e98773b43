import { toBase64 } from '../base64';

/** Where today's views are asked (CARD-10, CALL-27): the name of the page in base 64 of its UTF-8. */
export const viewCounterPath = (slug: string): string =>
  `/api/visitors/${encodeURIComponent(toBase64(`used/cars/${slug}`))}`;
