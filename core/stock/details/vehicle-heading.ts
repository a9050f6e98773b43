import type { VehicleInFull } from '../model/vehicle-in-full';
import { titleParts, type TitleParts } from '../card/card-title';

/** What a vehicle's page is headed with: the title of its card, then what tells it from its like. */
export interface VehicleHeading {
  readonly title: TitleParts;
  /** The derivative, "1.0 EcoBoost Zetec 5dr". */
  readonly subtitle?: string;
  /** The seller's own line, unless it says what the subtitle says. */
  readonly grabber?: string;
}

export function vehicleHeading(vehicle: VehicleInFull): VehicleHeading {
  const subtitle = vehicle.derivative?.trim() ?? '';
  const grabber = vehicle.attentionGrabber?.trim() ?? '';
  const isNews = grabber !== '' && grabber.toLowerCase() !== subtitle.toLowerCase();
  return {
    title: titleParts(vehicle),
    ...(subtitle !== '' && { subtitle }),
    ...(isNews && { grabber }),
  };
}
