import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import {
  loadVehicle,
  type VehiclePageState,
  type VehiclePorts,
  type VehicleRequest,
} from '../../core/showroom/public';
import { failureLine } from './failure-line';
import { CommandFailed } from './terminal';

/** @throws CommandFailed with one line, where the vehicle cannot be asked for or nobody knows it. */
export async function openedVehicle(
  ports: VehiclePorts,
  request: VehicleRequest,
): Promise<VehiclePageState> {
  const answer = await firstValueFrom(loadVehicle(ports, request));
  if (isLeft(answer)) throw new CommandFailed(failureLine(answer.left));
  if (answer.right !== undefined) return answer.right;
  throw new CommandFailed(
    `There is no vehicle ${JSON.stringify(request.slug)}. Look for its slug with: forecourt search`,
  );
}
