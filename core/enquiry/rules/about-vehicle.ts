import type { Branch } from '../../content/public';
import type { FormValues } from '../../kernel/form/field';
import { cardLocation, titleParts, type Vehicle } from '../../stock/public';
import type { FormDefinition } from '../model/form-definition';
import type { EnquiryVehicle } from '../model/submission';
import { blankValues } from './form-names';

/** A vehicle as an enquiry names it, for the person who answers. */
export function enquiryVehicle(vehicle: Vehicle): EnquiryVehicle {
  const { plate, make, range, derivative } = titleParts(vehicle);
  const location = cardLocation(vehicle)?.branch;
  return {
    stockId: vehicle.stockId,
    slug: vehicle.slug,
    title: [plate, make, range, derivative]
      .filter((part) => part !== undefined && part !== '')
      .join(' '),
    ...(location !== undefined && { location }),
  };
}

/**
 * What an empty form about a vehicle holds: in its dealership fields the branch where the vehicle
 * stands, if enquiries can go there.
 */
export function blankAboutVehicle(
  definition: FormDefinition,
  branches: readonly Branch[],
  vehicle: Vehicle,
): FormValues {
  const own = branches.find(({ slug }) => slug === vehicle.location?.slug);
  const chosen = definition.fields.flatMap(({ name, kind, options }) =>
    kind === 'dealership' && own !== undefined && options.some(({ value }) => value === own.id)
      ? [[name, own.id] as const]
      : [],
  );
  return blankValues(definition, Object.fromEntries(chosen));
}
