import type { Branch } from '../../../core/content/public';

/** "Chester, CH1 4QQ": as much of it as is known. */
export const placeOf = ({ town, postcode }: Branch): string =>
  [town, postcode?.replaceAll(' ', '\u00a0')].filter((part) => part !== undefined).join(', ');
