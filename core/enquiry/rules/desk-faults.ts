import type { FieldFaults } from '../../kernel/form/field';
import type { FieldFault } from '../model/field-fault';
import type { FormDefinition } from '../model/form-definition';
import type { SendFailure } from '../model/send-failure';
import { isSeen } from './form-names';

/** What the desk finds wrong, by the fields where it can be shown. */
export function deskFaults(
  definition: FormDefinition,
  failure: SendFailure,
): FieldFaults<FieldFault> {
  if (failure.kind !== 'field-faults') return {};
  return Object.fromEntries(
    Object.entries(failure.faults)
      .filter(([name]) => isSeen(definition, name))
      .map(([name, reason]) => [name, { kind: 'field-refused', reason }] as const),
  );
}

/** What the desk finds wrong with fields that no shopper can see: its reasons, without a link (EN-10). */
export const unplacedReasons = (
  definition: FormDefinition,
  failure: SendFailure,
): readonly string[] =>
  failure.kind === 'field-faults'
    ? Object.entries(failure.faults)
        .filter(([name]) => !isSeen(definition, name))
        .map(([, reason]) => reason)
    : [];
