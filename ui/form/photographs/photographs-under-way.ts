import type { EnquiryForm } from '../../../core/enquiry/public';

const underWay = new WeakMap<EnquiryForm, Promise<unknown>>();

/** Notes what is still being sent of a form's photographs. */
export const notePhotographs = (form: EnquiryForm, sending: Promise<unknown>): void => {
  underWay.set(form, sending);
};

/** Once no photograph of the form is on its way any more; at once where it has none. */
export const whenPhotographsAreSent = async (form: EnquiryForm): Promise<void> => {
  await underWay.get(form);
};
