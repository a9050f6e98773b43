import { format } from 'date-fns';
export const priceOf = format;
