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
 * What an empty form holds: in its dealership fields the branch of this slug, where the vehicle it
 * is about stands or which the shopper comes from, if enquiries can go there.
 */
export function blankAtBranch(
  definition: FormDefinition,
  branches: readonly Branch[],
  branchSlug: string | undefined,
): FormValues {
  const own = branches.find(({ slug }) => slug === branchSlug);
  const chosen = definition.fields.flatMap(({ name, kind, options }) =>
    kind === 'dealership' && own !== undefined && options.some(({ value }) => value === own.id)
      ? [[name, own.id] as const]
      : [],
  );
  return blankValues(definition, Object.fromEntries(chosen));
}
