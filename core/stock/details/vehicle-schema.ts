import type { Vehicle } from '../model/vehicle';
import type { VehicleInFull } from '../model/vehicle-in-full';
import { titleParts } from '../card/card-title';
import { priceFacts, type HeadlinePrice } from '../price/price-facts';
import { vehiclePath } from '../facts/vehicle-links';

/** Structured data: names of schema.org and plain values. */
export type SchemaFacts = Readonly<Record<string, unknown>>;

export interface SchemaContext {
  /** Scheme and host, no slash at the end. */
  readonly origin: string;
  readonly siteName: string;
  readonly headline: HeadlinePrice;
}

const SCHEMA = 'https://schema.org/';

/** What the back end's statuses are there; a sold vehicle is reserved to the eye, and not for sale. */
const AVAILABILITY: Readonly<Record<Vehicle['status'], string>> = {
  'for-sale': 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
  other: 'OutOfStock',
};

/**
 * A vehicle for search engines: Car (or Vehicle, for a van) with an Offer. Every figure is the one
 * that the page shows; what is unknown is not there, and no price makes no offer.
 */
export function vehicleSchema(vehicle: VehicleInFull, context: SchemaContext): SchemaFacts {
  const { make, range, plate, derivative } = titleParts(vehicle);
  const price = priceFacts(vehicle.price, context.headline);
  const address = context.origin + vehiclePath(vehicle);
  const absolute = (url: string): string => (url.startsWith('/') ? context.origin + url : url);
  return defined({
    '@type': vehicle.section === 'van' ? ['Vehicle', 'Product'] : ['Car', 'Product'],
    '@id': address,
    url: address,
    name: [plate, make, range].filter(Boolean).join(' ') || undefined,
    description: vehicle.description,
    sku: vehicle.stockId,
    brand: { '@type': 'Brand', name: make },
    model: range,
    vehicleConfiguration: derivative,
    image:
      vehicle.pictures.length === 0
        ? undefined
        : vehicle.pictures.map(({ large }) => absolute(large)),
    bodyType: vehicle.bodyType,
    color: vehicle.manufacturerColour ?? vehicle.colour,
    fuelType: vehicle.fuelType,
    vehicleTransmission: vehicle.transmission,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    dateVehicleFirstRegistered: vehicle.registeredOn,
    itemCondition: `${SCHEMA}UsedCondition`,
    mileageFromOdometer:
      vehicle.odometer === undefined
        ? undefined
        : {
            '@type': 'QuantitativeValue',
            value: vehicle.odometer.value,
            unitCode: /^k/i.test(vehicle.odometer.units) ? 'KMT' : 'SMI',
          },
    emissionsCO2: vehicle.co2GramsPerKm,
    offers:
      price.kind === 'no-price'
        ? undefined
        : defined({
            '@type': 'Offer',
            url: address,
            price: (price.headline / 100).toFixed(2),
            priceCurrency: 'GBP',
            availability: SCHEMA + AVAILABILITY[vehicle.status],
            itemCondition: `${SCHEMA}UsedCondition`,
            seller: defined({
              '@type': 'AutoDealer',
              name: vehicle.location?.name ?? context.siteName,
              telephone: vehicle.location?.telephone,
              address:
                vehicle.location === undefined
                  ? undefined
                  : defined({
                      '@type': 'PostalAddress',
                      addressLocality: vehicle.location.town,
                      postalCode: vehicle.location.postcode,
                      addressCountry: 'GB',
                    }),
            }),
          }),
  });
}

/** The way to a page for search engines (BreadcrumbList), the page itself last. */
export const breadcrumbSchema = (
  origin: string,
  steps: readonly { readonly name: string; readonly address: string }[],
): SchemaFacts => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, address }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: origin + address,
  })),
});

const defined = (facts: SchemaFacts): SchemaFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
