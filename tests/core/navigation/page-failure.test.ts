import { describe, expect, it } from 'vitest';
import { timedOut, unreachable, type GatewayFailure } from '../../../core/kernel/failure';
import { pageFailure, type Needed } from '../../../core/navigation/rules/page-failure';

const GIVEN: readonly (readonly [Needed, string, string])[] = [
  ['form', 'Form not found', 'ERR-14'],
  ['sites', 'Can not get all categories', 'ERR-21'],
];

const OTHERS: readonly GatewayFailure[] = [
  unreachable,
  timedOut,
  { kind: 'refused', status: 500 },
  { kind: 'refused', status: 403 },
  { kind: 'unreadable', problems: [] },
];

describe('a page that cannot stand without a list', () => {
  it.each(GIVEN)('is not there when its %s are not, and says so: "%s" [%s]', (needed, message) => {
    expect(pageFailure(needed, { kind: 'refused', status: 404 })).toEqual({ status: 404, message });
  });

  it.each(GIVEN.map(([needed]) => needed))(
    'is a fault of ours when its %s cannot be had, with or without an answer [ERR-11, HT-2]',
    (needed) => {
      for (const failure of OTHERS) {
        expect(pageFailure(needed, failure)).toEqual({ status: 500 });
      }
    },
  );
});
