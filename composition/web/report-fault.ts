import type { OnFault } from '../../core/kernel/scope';

const kindOf = (fault: unknown): string => (fault instanceof Error ? fault.name : typeof fault);

/** Where in a script it was thrown; the query of an address is left out. */
const placeOf = ({ stack = '', message }: Error): string =>
  /https?:\/\/[^\s)?#]+/.exec(stack.replace(message, ''))?.[0] ?? '';

/**
 * A fault in a stream, reported once for each place it is thrown at. Its own words are left out:
 * they may hold what a shopper typed.
 */
export function faultsReportedOnce(report: (fault: Error) => void): OnFault {
  const reported = new Set<string>();
  return (fault) => {
    const place = fault instanceof Error ? placeOf(fault) : '';
    const words = `A stream has thrown: ${kindOf(fault)} ${place}`.trimEnd();
    if (reported.has(words)) return;
    reported.add(words);
    report(new Error(words));
  };
}

/** To the console, and to whoever listens for errors of the page. */
export const reportFault: OnFault = faultsReportedOnce((fault) => {
  if (typeof reportError === 'function') reportError(fault);
  else console.error(fault);
});
