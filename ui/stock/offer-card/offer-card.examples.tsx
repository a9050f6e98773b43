import type { Examples } from '../../parts/examples';
import { OfferCard } from './offer-card';

const offer = { id: '7', link: '/offers/winter/', message: 'Winter check for £20', rules: {} };

export const offerCardExamples: Examples = {
  'With a picture': (
    <OfferCard
      offer={{ ...offer, desktopImage: '/pictures/hatchback-a/deep-blue/side-1280.webp' }}
    />
  ),
  'Words alone': <OfferCard offer={offer} />,
};
