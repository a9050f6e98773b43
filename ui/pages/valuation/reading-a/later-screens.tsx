import { AboutYouScreen } from './about-you-screen';
import { EnquirerScreen, SentScreen, VehicleByHandScreen } from './by-hand-screen';
import { FoundScreen } from './found-screen';
import type { JourneyOnPage } from '../journey/journey-on-page';

/** The screens between the first and the price. */
export function LaterScreens(page: JourneyOnPage) {
  switch (page.view.state.at) {
    case 'successful-lookup':
      return <FoundScreen {...page} />;
    case 'failed-lookup, vehicle':
      return <VehicleByHandScreen {...page} />;
    case 'failed-lookup, about you':
    case 'failed-lookup, sending':
      return <EnquirerScreen {...page} />;
    case 'failed-lookup, sent':
      return <SentScreen {...page} />;
    case 'about-you':
    case 'about-you, processing':
      return <AboutYouScreen {...page} />;
    default:
      return null;
  }
}
