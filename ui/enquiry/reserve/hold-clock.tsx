import { useEffect, useState } from 'react';
import { minutesLeft, timeLeft } from '../../copy/reservation/reserve-page-copy';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { ClockLine } from './reserve.styles';

interface HoldClockProps {
  /** When it was told, by the clock of whoever told it. */
  readonly leftMs: number;
}

/** The minutes at which somebody who hears the page is told; every second would be chatter. */
const SAID_AT = [10, 5, 2, 1];

/**
 * How long a hold lasts yet. It counts what has passed since it was told, whatever the device's own
 * clock says it is.
 */
export function HoldClock({ leftMs }: HoldClockProps) {
  const [seconds, setSeconds] = useState(Math.floor(leftMs / 1000));
  useEffect(() => {
    const begun = performance.now();
    const ticking = setInterval(() => {
      setSeconds(Math.max(0, Math.floor((leftMs - (performance.now() - begun)) / 1000)));
    }, 1000);
    return () => {
      clearInterval(ticking);
    };
  }, [leftMs]);
  const minutes = Math.ceil(seconds / 60);
  const said = SAID_AT.find((each) => minutes === each && leftMs > each * 60_000);
  return (
    <ClockLine>
      <span aria-hidden="true">{timeLeft(seconds)}</span>
      <VisuallyHidden role="status">{said === undefined ? '' : minutesLeft(said)}</VisuallyHidden>
    </ClockLine>
  );
}
