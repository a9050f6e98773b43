import { useEffect, useRef } from 'react';
import { ErrorSummary, type FaultLine } from '../form/error-summary';

interface StopSummaryProps {
  readonly faults: readonly FaultLine[];
  /** What is wrong with no field. */
  readonly others?: readonly string[];
  /** How often the form was held back since the page came: each time the list takes the focus. */
  readonly stops?: number;
}

const nowhere = () => undefined;

/** All that is wrong with a form that the browser sends; nothing while nothing is. */
export function StopSummary({ faults, others = [], stops = 0 }: StopSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const isStopped = faults.length > 0 || others.length > 0;
  useEffect(() => {
    if (isStopped) summary.current?.focus();
  }, [isStopped, stops]);
  return isStopped ? (
    <ErrorSummary ref={summary} faults={faults} others={others} onFollow={nowhere} />
  ) : null;
}
