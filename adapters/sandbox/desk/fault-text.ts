import type { FieldFault } from '../../../core/enquiry/public';

/** The desk's own text for what is wrong with a field; the site has finer ones. */
export function faultText(fault: FieldFault): string {
  switch (fault.kind) {
    case 'missing':
      return 'This is needed';
    case 'terms-not-accepted':
      return 'Please agree to the terms';
    case 'too-long':
      return `Please use at most ${String(fault.most)} characters`;
    case 'not-a-name':
      return 'This cannot be read as a name';
    case 'not-an-email':
      return 'This is no e-mail address';
    case 'not-a-telephone':
      return 'This is no telephone number';
    case 'not-a-postcode':
      return 'This is no UK postcode';
    case 'not-a-registration':
      return 'This is no registration mark';
    case 'not-a-number':
      return 'This is no number';
    case 'not-a-mileage':
      return 'This is no mileage';
    case 'not-an-option':
      return 'Please choose one of the options';
    case 'not-a-day':
      return 'This is no day';
    case 'day-too-early':
      return `The first day to choose is ${fault.earliest}`;
    case 'day-too-late':
      return `The last day to choose is ${fault.latest}`;
    case 'day-closed':
      return fault.next === undefined
        ? 'There are no times on that day'
        : `There are no times on that day; the next day is ${fault.next}`;
    case 'time-closed':
      return 'There is no appointment at that time on that day';
    case 'photographs-refused':
      return 'Some photographs cannot be taken';
    case 'field-refused':
      return fault.reason;
  }
}
