import type {
  CareChoice,
  LookedUpVehicle,
  LookupQuestion,
  ValuationRequest,
} from '../../../core/valuation/public';
import { OPT_IN_CHANNELS } from '../../../core/enquiry/public';

/** What no screen asks, and the documents send all the same (VALB-13, VALB-14). */
const DEFAULTS_B = {
  type: 'PX',
  mot: 1,
  imported: 1,
  no_damage: 1,
  fully_working: 1,
  spare_key: 1,
  standard_plate: 1,
  not_written_off: 1,
} as const;

/** VALB-15. */
const FRESH_CONDITION = 'A1';

const FRESH_CARE: CareChoice = 'full';

/** CALL-05: a lookup begins with a fresh vehicle. */
export const lookupFieldsB = ({
  vrm,
  mileage,
  departmentCode = '',
  condition = FRESH_CONDITION,
}: LookupQuestion) => ({
  ...DEFAULTS_B,
  condition,
  service_history: FRESH_CARE,
  previous_keepers: 0,
  department_code: departmentCode,
  mileage,
  vrm,
  ip: '',
});

const ownerFields = ({ owner, departmentCode, source }: ValuationRequest) => ({
  department_code: departmentCode,
  name: owner.fullName,
  first_name: owner.firstName,
  last_name: owner.lastName,
  email: owner.email,
  telephone: owner.telephone ?? '',
  postcode: owner.postcode ?? '',
  ip: '',
  enquiry_source: source.source,
  enquiry_source_type: source.type,
  recent_vehicle_slugs: source.recentVehicles,
  previous_urls: source.previousUrls,
});

const vehicleFields = (vehicle: LookedUpVehicle) => ({
  vrm: vehicle.vrm ?? '',
  make: vehicle.make ?? '',
  model: vehicle.model ?? '',
  derivative: vehicle.derivative ?? '',
  transmission: vehicle.transmission ?? '',
  colour: vehicle.colour ?? '',
});

/** CALL-06. */
export const processFieldsA = (request: ValuationRequest) => ({
  ...vehicleFields(request.vehicle),
  date_first_registered: request.vehicle.firstRegistered ?? '',
  engine_size: request.vehicle.engineSize ?? '',
  mileage: request.mileage,
  condition: request.condition,
  settlement: request.settlement === undefined ? '' : (request.settlement / 100).toFixed(2),
  // Only the channels that were ticked (CG-017).
  opt_in: Object.fromEntries(request.optIns.map((channel) => [channel, true])),
  ...ownerFields(request),
});

/** CALL-08, with the fields of VALB-13 and VALB-16: as the lookup told them, and nothing where it told nothing. */
export const processFieldsB = (request: ValuationRequest) => ({
  ...DEFAULTS_B,
  condition: request.condition,
  ...vehicleFields(request.vehicle),
  fuel_type: request.vehicle.fuel ?? '',
  registration_date: request.vehicle.firstRegistered ?? '',
  cap_id: request.vehicle.capId ?? '',
  image: request.vehicle.picture ?? '',
  engine: request.vehicle.engine ?? '',
  date_for_humans: request.vehicle.registeredInWords ?? '',
  vehicle_type: request.vehicle.kind ?? '',
  // What is there already is not valued again (VALB-18).
  existing: false,
  // No step asks for one.
  title: '',
  previous_vehicles_slugs: request.source.recentVehicles,
  mileage: request.mileage,
  service_history: request.vehicle.care,
  previous_keepers: request.vehicle.previousKeepers,
  opt_in: Object.fromEntries(
    OPT_IN_CHANNELS.map((channel) => [channel, request.optIns.includes(channel)]),
  ),
  ...ownerFields(request),
});
