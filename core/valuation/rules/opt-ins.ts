import { OPT_IN_CHANNELS, type OptInChannel } from '../../enquiry/public';
import { valueIn, type FormValues } from '../../kernel/form/field';

/** The channels that were ticked, of a comma list (CG-017). */
export const optInsOf = (typed: FormValues): readonly OptInChannel[] => {
  const words = valueIn(typed, 'opt_in').split(',');
  return OPT_IN_CHANNELS.filter((channel) => words.includes(channel));
};
