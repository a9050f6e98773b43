import {
  agreeingDetails,
  agreeingViews,
  agreesAllRound,
  type PicturedVehicle,
} from '../pictures/agreeing-views';
import {
  BODY_STYLES,
  PLATE_VIEWS,
  pictureAddress,
  plateSlug,
  STRIP_WIDTH,
  STUDIO_FACES,
  type PictureSubject,
} from '../pictures/picture-address';
import { isTurned } from '../pictures/turned-looks';
import { turntableAddresses, type TurnedLook } from '../pictures/turntable-address';
import { filmAddress } from '../pictures/films';
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

/** "side" → "Side", "dashboard-manual" → "Dashboard". */
function captionOf(view: string): string {
  const [shown = ''] = view.split('-');
  return CAPTIONS[view] ?? shown.charAt(0).toUpperCase() + shown.slice(1);
}

/** How the studio draws a vehicle: in its own paint, with its registration where that fits on a plate. */
function lookOf({ bodyStyle, face, paint, vrm }: StockRecord): TurnedLook | undefined {
  const style = BODY_STYLES.find((known) => known === bodyStyle);
  const known = STUDIO_FACES.find((each) => each === face);
  if (style === undefined || known === undefined || paint === null) return undefined;
  const plate = vrm === null ? undefined : plateSlug(vrm);
  return { style, face: known, paint, ...(plate === undefined ? {} : { plate }) };
}

/** What of a vehicle its pictures must agree with. */
const picturedOf = (record: StockRecord, { style, face }: TurnedLook): PicturedVehicle => ({
  style,
  face,
  doors: record.doors,
  fuel: record.fuelType,
  gearbox: record.transmission,
});

type SmallWidth = 320 | typeof STRIP_WIDTH;

/** The small one blank, the larger ones with the registration, where one is given. */
function wirePicture(
  blank: Omit<PictureSubject, 'width' | 'plate'>,
  small: SmallWidth,
  plate?: string,
): WirePicture {
  const lettered = plate === undefined ? blank : { ...blank, plate };
  return {
    thumb: pictureAddress({ ...blank, width: small }),
    medium: pictureAddress({ ...lettered, width: 640 }),
    large: pictureAddress({ ...lettered, width: 1280 }),
    caption: captionOf(blank.view),
  };
}

/**
 * The feed's own pictures, or the studio's views that do not contradict the vehicle: small ones with blank plates,
 * which vehicles that look alike share, larger ones with the vehicle's registration where its plate can be read.
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
  const look = lookOf(record);
  return look === undefined ? [] : outsideOf(record, look, 320);
}

function outsideOf(
  record: StockRecord,
  look: TurnedLook,
  small: SmallWidth,
): readonly WirePicture[] {
  const { plate, ...unlettered } = look;
  const views = agreeingViews(picturedOf(record, look));
  return views.slice(0, record.details.picturesTaken).map((view) => {
    const isLettered = plate !== undefined && PLATE_VIEWS.includes(view);
    return wirePicture({ ...unlettered, view }, small, isLettered ? plate : undefined);
  });
}

/** The same with small ones for a strip, and the cabin and boot after them: what a vehicle's own page shows. */
export function galleryOf(record: StockRecord): readonly WirePicture[] {
  const look = studioLookOf(record);
  if (look === undefined) return picturesOf(record);
  const { plate: _plate, ...blank } = look;
  const details = agreeingDetails(picturedOf(record, look));
  return [
    ...outsideOf(record, look, STRIP_WIDTH),
    ...details.map((view) => wirePicture({ ...blank, view }, STRIP_WIDTH)),
  ];
}

/** A vehicle pictured by its feed, or not yet by anybody, has been in no studio of ours. */
const studioLookOf = (record: StockRecord): TurnedLook | undefined =>
  record.pictureUrls.length > 0 || record.details.picturesTaken !== undefined
    ? undefined
    : lookOf(record);

/** One that may be shown going round: every side agrees with it. */
function lookAllRound(record: StockRecord): TurnedLook | undefined {
  const look = studioLookOf(record);
  return look !== undefined && agreesAllRound(picturedOf(record, look)) ? look : undefined;
}

/** The frames of a walk round it, in order; none where there is no turn of its very look (GAL-01). */
export function turntableOf(record: StockRecord): readonly string[] {
  const look = lookAllRound(record);
  return look === undefined || !isTurned(look.style, look.face) ? [] : turntableAddresses(look);
}

/** Films of vehicles that look like it, made on the day it went on sale (VDP-52). */
export function videosOf(record: StockRecord) {
  const look = lookAllRound(record);
  const url = look === undefined ? undefined : filmAddress(look);
  return url === undefined
    ? []
    : [{ video_id: `turn-${record.stockId}`, url, created_at: record.listedAt }];
}

/**
 * Whether a picture with this registration on its plates is one that the vehicle's own answers name:
 * of its look, in its paint, at a size and from a side that shows plates.
 */
export const isOfVehicle = (record: StockRecord, address: string): boolean =>
  turntableOf(record).includes(address) ||
  picturesOf(record).some(({ medium, large }) => medium === address || large === address);
