import { descriptionParagraphs } from '../facts/description-paragraphs';
import { serviceBook } from '../facts/service-book';
import type { VehicleInFull } from '../model/vehicle-in-full';
import { DETAIL_TABS, tabsWithContent } from './detail-tabs';
import { vehicleSections } from './section-model';

/** Whether a section about the vehicle itself has anything to tell: of some, a feed tells the name and price alone. */
export const hasDetails = (vehicle: VehicleInFull, now: number): boolean =>
  tabsWithContent(vehicleSections(vehicle), DETAIL_TABS).length > 0 ||
  descriptionParagraphs(vehicle.description).length > 0 ||
  serviceBook(vehicle, now) !== undefined ||
  vehicle.extraOffers.length > 0;
