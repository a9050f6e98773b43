import { assertNever } from '../../core/kernel/assert-never';
import type { GatewayFailure } from '../../core/kernel/failure';

/** A failed call in one line for a person at a terminal. */
export function failureLine(failure: GatewayFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return 'The back end cannot be reached.';
    case 'timed-out':
      return 'The back end did not answer in time.';
    case 'refused':
      return `The back end refused to answer (status ${failure.status}).`;
    case 'not-allowed':
      return `The back end does not allow this (status ${failure.status}).`;
    case 'unreadable': {
      const [first] = failure.problems;
      const place = first === undefined || first.path === '' ? '' : ` at ${first.path}`;
      return `The back end’s answer cannot be read: expected ${first?.expected ?? 'something else'}${place}.`;
    }
    default:
      return assertNever(failure);
  }
}
