import { nameInList, PLAIN_NAME, type NamedVehicle } from './name-in-list';

/** Whether a name can only be a slug, whatever the kind of its list: those have hyphens. */
export const isSlug = (name: string): boolean => !PLAIN_NAME.test(name);

/** Every name by which some list may hold the vehicle. */
export const namesOf = (vehicle: NamedVehicle): readonly string[] =>
  (['slug', 'id', 'vrm'] as const).map((kind) => nameInList([], vehicle, kind));
