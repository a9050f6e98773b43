import type { Triple } from './surface';

/** How bright the studio is in a direction, in linear light; the direction is of length one. */
export type Sky = (x: number, y: number, z: number) => Triple;
