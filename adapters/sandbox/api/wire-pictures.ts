import {
  BODY_STYLES,
  PLATE_VIEWS,
  pictureAddress,
  plateSlug,
  STUDIO_FACES,
  STUDIO_VIEWS,
} from '../pictures/picture-address';
import type { StockRecord } from '../stock/stock-record';

interface WirePicture {
  readonly thumb: string;
  readonly medium: string;
  readonly large: string;
  /** What it shows; `undefined` for a feed's own picture, of which nobody has said. */
  readonly caption: string | undefined;
}

/** What a studio's picture shows, where its view is not called so. */
const CAPTIONS: Readonly<Record<string, string>> = {
  'front-three-quarter': 'Front and side',
  'rear-three-quarter': 'Rear and side',
};

/** "dashboard" → "Dashboard". */
const captionOf = (view: string): string =>
  CAPTIONS[view] ?? view.charAt(0).toUpperCase() + view.slice(1).replaceAll('-', ' ');

/**
 * The feed's own pictures, or all views from the studio: small ones with blank plates, which vehicles that
 * look alike share, larger ones with the vehicle's registration where its plate can be read.
 */
export function picturesOf(record: StockRecord): readonly WirePicture[] {
  if (record.pictureUrls.length > 0) {
    return record.pictureUrls.map((url) => ({
      thumb: url,
      medium: url,
      large: url,
      caption: undefined,
    }));
  }
  const style = BODY_STYLES.find((known) => known === record.bodyStyle);
  const face = STUDIO_FACES.find((known) => known === record.face);
  if (style === undefined || face === undefined) return [];
  const registration = plateSlug(record.vrm);
  return STUDIO_VIEWS.slice(0, record.details.picturesTaken).map((view) => {
    const blank = { style, face, paint: record.paint, view };
    const isLettered = registration !== undefined && PLATE_VIEWS.includes(view);
    const look = isLettered ? { ...blank, plate: registration } : blank;
    return {
      thumb: pictureAddress({ ...blank, width: 320 }),
      medium: pictureAddress({ ...look, width: 640 }),
      large: pictureAddress({ ...look, width: 1280 }),
      caption: captionOf(view),
    };
  });
}
