import { IN_STEPS } from '../../form/steps/in-steps';
import { FormPageView } from './form-page-view';

/** The application for a part exchange (ROUTE-12): a form of several steps, which only its page has to load. */
export const PartExchangePage = () => <FormPageView layout={IN_STEPS} />;
