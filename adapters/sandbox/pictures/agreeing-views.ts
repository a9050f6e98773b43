import { CABIN_VIEWS, type CabinGear, type CabinView } from './interior-name';
import {
  STUDIO_VIEWS,
  type BodyStyle,
  type DetailView,
  type StudioFace,
  type StudioView,
} from './picture-address';

/** What of a vehicle its pictures must not contradict; `null` is a fact that is missing. */
export interface PicturedVehicle {
  readonly style: BodyStyle;
  readonly face: StudioFace;
  readonly doors: number | null;
  readonly fuel: string | null;
  readonly gearbox: string | null;
}

/** Drawn with one door a side; all others with two, vans with one that slides. */
const TWO_DOOR_STYLES: readonly BodyStyle[] = ['three-door', 'coupe', 'convertible'];
const VAN_STYLES: readonly BodyStyle[] = ['panel-van', 'crew-van'];

/** Drawn with a mesh from lamp to lamp: none that needs no air. */
const MESH_FACES: readonly StudioFace[] = ['b'];

const SHOWS_SIDE: readonly StudioView[] = ['front-three-quarter', 'side', 'rear-three-quarter'];
const SHOWS_NOSE: readonly StudioView[] = ['front-three-quarter', 'front'];
const SHOWS_TAIL: readonly StudioView[] = ['rear-three-quarter', 'rear'];

const isElectric = (fuel: string | null): boolean => fuel?.toLowerCase() === 'electric';

/** Whether a style is drawn with as many doors as that; so it is where their number is not known. */
const hasSuchDoors = (style: BodyStyle, doors: number | null): boolean =>
  doors === null || VAN_STYLES.includes(style) || doors <= 3 === TWO_DOOR_STYLES.includes(style);

/** Cars are drawn with pipes in the rear bumper, vans with none. */
const hasPipes = (style: BodyStyle): boolean => !VAN_STYLES.includes(style);

/** The views from outside that agree with the vehicle, in a gallery's order. */
export function agreeingViews({ style, face, doors, fuel }: PicturedVehicle): StudioView[] {
  const wrong = new Set([
    ...(hasSuchDoors(style, doors) ? [] : SHOWS_SIDE),
    ...(isElectric(fuel) && MESH_FACES.includes(face) ? SHOWS_NOSE : []),
    ...(isElectric(fuel) && hasPipes(style) ? SHOWS_TAIL : []),
  ]);
  return STUDIO_VIEWS.filter((view) => !wrong.has(view));
}

/** Whether every side agrees, as one does who sees it go round. */
export const agreesAllRound = (vehicle: PicturedVehicle): boolean =>
  agreeingViews(vehicle).length === STUDIO_VIEWS.length;

/** What a driver moves: a lever with a clutch, or a selector; `undefined` where the gearbox is not known. */
function gearOf(gearbox: string | null): CabinGear | undefined {
  if (gearbox === 'Manual') return 'manual';
  return gearbox === 'Automatic' || gearbox === 'Semi-Auto' ? 'automatic' : undefined;
}

/** The views of its cabin that agree with it. Every dashboard has a rev counter, which no electric motor needs. */
function agreeingCabinViews({ fuel, gearbox }: PicturedVehicle): CabinView[] {
  const gear = gearOf(gearbox);
  return CABIN_VIEWS.filter(
    (view) =>
      gear !== undefined &&
      view.endsWith(gear) &&
      !(isElectric(fuel) && view.startsWith('dashboard')),
  );
}

/** The details that agree with it, in a gallery's order: cabin, then boot. */
export const agreeingDetails = (vehicle: PicturedVehicle): DetailView[] => [
  ...agreeingCabinViews(vehicle),
  'boot',
];
