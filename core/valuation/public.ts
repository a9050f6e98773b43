export { readMileage } from './rules/read-mileage';
export { CARE_CHOICES, type CareChoice } from './rules/service-history';
export { isOutOfDate, lastDayOf } from './rules/validity';
