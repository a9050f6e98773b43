import type { CabinGear, InteriorName } from '../../pictures/interior-name';
import { moved, type Part } from '../tracer/part';
import { cabinShell } from './cabin-shell';
import { centreConsole } from './centre-console';
import { dashboard } from './dashboard';
import { doorCard } from './door-card';
import { frontSeat } from './front-seat';
import { instruments } from './instruments';
import { INTERIORS } from './interior-set';
import { rearCabin } from './rear-cabin';
import { steeringWheel } from './steering-wheel';

/** Which door stands open for the camera, if any. */
export type InteriorSide = 'closed' | 'passenger-open';

/** A furnished cabin with this gearbox. Cell: size of the modelling grid in metres. */
export async function interiorScene(
  name: InteriorName,
  side: InteriorSide,
  gear: CabinGear,
  cell: number,
): Promise<Part[]> {
  const set = { ...INTERIORS[name], gear };
  const seat = frontSeat(set, cell);
  return [
    ...dashboard(set, cell),
    ...steeringWheel(set, cell),
    ...(await instruments(set)),
    ...centreConsole(set, cell),
    ...moved(seat, { at: [0.375, 0, 0.13] }),
    ...moved(seat, { at: [-0.375, 0, 0.13] }),
    ...cabinShell(set, cell),
    ...rearCabin(set, cell),
    ...doorCard(set, 1, cell),
    ...(side === 'closed' ? doorCard(set, -1, cell) : []),
  ];
}
