import { AboutVehiclePart } from '../../enquiry/about-vehicle-part';
import { FormPageView } from './form-page-view';

/** A form to a dealership, all on one page. */
export const FormPage = () => <FormPageView AboutVehicle={AboutVehiclePart.View} />;
