import type { LookedUpVehicle } from '../../../../core/valuation/public';
import { vehicleName } from '../../../copy/valuation/result-copy';
import { Picture } from '../../../parts/picture/picture';
import { PictureBox } from './screen-parts.styles';

/** The picture that the valuer has of the vehicle, where it has one (VALB-13). */
export const VehiclePicture = ({ vehicle }: { readonly vehicle: LookedUpVehicle }) =>
  vehicle.picture === undefined ? null : (
    <PictureBox>
      <Picture src={vehicle.picture} alt={vehicleName(vehicle)} width={640} height={400} fill />
    </PictureBox>
  );
