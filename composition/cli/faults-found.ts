import { CommandFailed } from './terminal';

/** Ends a check that has found something. */
export const faultsFound = (count: number): CommandFailed =>
  new CommandFailed(count === 1 ? '1 fault was found.' : `${String(count)} faults were found.`);
