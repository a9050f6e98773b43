import type { StockId, Vehicle, VehicleId, VehicleSlug } from '../model/vehicle';
import { cardAction, cardRibbon, type CardAction, type CardRibbon } from '../facts/availability';
import { cardInformation, type CardInformation } from './card-information';
import { cardLocation, type CardLocation } from './card-location';
import { cardPictures, type CardPictures } from './card-pictures';
import { titleParts, type TitleParts } from './card-title';
import { priceFacts, type HeadlinePrice, type PriceFacts } from '../price/price-facts';
import { techBrief, type TechBriefPart } from './tech-brief';
import {
  requestCallbackPath,
  reservePath,
  vehicleFinancePath,
  vehiclePath,
} from '../facts/vehicle-links';

/** The addresses a card leads to. */
export interface CardLinks {
  readonly details: string;
  readonly finance: string;
  /** Of the action button: to reserve, or to ask for a call. */
  readonly action: string;
}

/** All that a results card shows of a vehicle itself, as facts without words (CARD-01 to CARD-20). */
export interface CardFacts {
  readonly id: VehicleId;
  readonly stockId: StockId;
  readonly slug: VehicleSlug;
  readonly title: TitleParts;
  readonly ribbon?: CardRibbon;
  readonly pictures: CardPictures;
  readonly price: PriceFacts;
  readonly techBrief: readonly TechBriefPart[];
  readonly information?: CardInformation;
  /** Absent: "Location TBC" (CARD-21). */
  readonly location?: CardLocation;
  readonly action: CardAction;
  readonly links: CardLinks;
}

/** The facts of both card variants; the second leaves out the action (CARD-22). */
export function cardFacts(vehicle: Vehicle, headline: HeadlinePrice = 'price'): CardFacts {
  const ribbon = cardRibbon(vehicle);
  const information = cardInformation(vehicle);
  const location = cardLocation(vehicle);
  const action = cardAction(vehicle);
  return {
    id: vehicle.id,
    stockId: vehicle.stockId,
    slug: vehicle.slug,
    title: titleParts(vehicle),
    ...(ribbon !== undefined && { ribbon }),
    pictures: cardPictures(vehicle),
    price: priceFacts(vehicle.price, headline),
    techBrief: techBrief(vehicle),
    ...(information !== undefined && { information }),
    ...(location !== undefined && { location }),
    action,
    links: {
      details: vehiclePath(vehicle),
      finance: vehicleFinancePath(vehicle),
      action: action === 'reserve' ? reservePath(vehicle) : requestCallbackPath(vehicle, 'search'),
    },
  };
}
