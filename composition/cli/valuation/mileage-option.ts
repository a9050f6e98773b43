import { isLeft } from 'fp-ts/Either';
import { readMileage } from '../../../core/kernel/mileage';
import { refuse, type Options } from '../question/options';
import { required } from '../question/option-values';

/** Whole miles, by the rule of the forms. @throws CommandFailed where it is missing or no such number. */
export function mileageOption(options: Options): number {
  const told = required(options, 'mileage');
  const read = readMileage(
    typeof told === 'number' || typeof told === 'string' ? String(told) : '',
  );
  if (!isLeft(read)) return read.right;
  return refuse(
    options,
    'mileage',
    read.left.kind === 'too-many'
      ? `must be at most ${read.left.most.toLocaleString('en-GB')}`
      : 'must be whole miles, such as 42000, 42,000 or 42k',
  );
}
