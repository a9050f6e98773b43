import { dayInBritain } from '../../../../core/kernel/calendar-day';
import { shortDay } from '../../../copy/day-copy';

interface StateMomentProps {
  readonly words: string;
  /** ISO instant. */
  readonly at: string | undefined;
}

/** One point of a line of states; nothing of one that has not come. */
export const StateMoment = ({ words, at }: StateMomentProps) =>
  at === undefined ? null : (
    <li>
      <span>{words}</span> <time dateTime={at}>{shortDay(dayInBritain(Date.parse(at)))}</time>
    </li>
  );
