import { priceFacts, titleParts, vehiclePath, type Vehicle } from '../../../../core/stock/public';
import { titleWords } from '../../../copy/vehicle-copy';
import { useApp } from '../../../kit/app-context';
import { StructuredData } from '../../../kit/json-block';

interface ResultsFactsProps {
  readonly vehicles: readonly Vehicle[];
}

/** The list for machines: the same vehicles, addresses and prices that are shown. */
export function ResultsFacts({ vehicles }: ResultsFactsProps) {
  const { publicOrigin, settings } = useApp();
  if (vehicles.length === 0) return undefined;
  return (
    <StructuredData
      facts={{
        '@type': 'ItemList',
        itemListElement: vehicles.map((vehicle, place) => {
          const price = priceFacts(vehicle.price, settings.headlinePrice);
          return {
            '@type': 'ListItem',
            position: place + 1,
            item: {
              '@type': 'Car',
              name: titleWords(titleParts(vehicle)),
              url: publicOrigin + vehiclePath(vehicle),
              ...(price.kind === 'priced' && {
                offers: {
                  '@type': 'Offer',
                  priceCurrency: 'GBP',
                  price: (price.headline / 100).toFixed(2),
                },
              }),
            },
          };
        }),
      }}
    />
  );
}
