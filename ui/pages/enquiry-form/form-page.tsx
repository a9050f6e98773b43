import { AboutVehiclePart } from '../../enquiry/about-vehicle-part';
import { FormPageView } from './form-page-view';

export { formLoader } from './form-loader';
export { formAction } from './late-form-action';

/** A form to a dealership, all on one page. */
export const FormPage = () => <FormPageView AboutVehicle={AboutVehiclePart.View} />;
