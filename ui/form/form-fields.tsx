import type { ReactNode } from 'react';
import {
  askedFields,
  fieldMeaning,
  ownVehicleField,
  type FieldFault,
  type FormField,
} from '../../core/enquiry/public';
import { memberOf, valueIn } from '../../core/kernel/form/field';
import { faultSentence } from '../copy/forms/form-copy';
import { useHydrated } from '../kit/use-hydrated';
import { FormFieldView } from './form-field-view';
import type { FormInParts } from './form-in-parts';
import { FieldPair, Unasked } from './form.styles';
import { OwnVehiclePart } from './own-vehicle/own-vehicle-part';

export interface FormFieldsProps extends FormInParts {
  /** Those of the definition that stand here. */
  readonly fields: readonly FormField[];
}

/** Fields one under the other, first and last name side by side; those that are not asked are left out. */
export function FormFields({ fields, form, state, definition, now, days, idOf }: FormFieldsProps) {
  const isAlive = useHydrated();
  const { values, faults } = state;
  const asked = new Set(askedFields(definition, values).map(({ name }) => name));

  const control = (field: FormField): ReactNode => {
    const { name } = field;
    const fault = memberOf<FieldFault>(faults, name);
    return (
      <FormFieldView
        key={name}
        field={field}
        id={idOf(name)}
        value={valueIn(values, name)}
        error={fault && faultSentence(field, fault)}
        today={now.today}
        appointment={name === definition.appointments?.dayField ? days : undefined}
        change={form.change}
        leave={form.leave}
      />
    );
  };
  const view = (field: FormField): ReactNode => {
    if (asked.has(field.name)) return control(field);
    // Whoever has no script must be able to answer it all the same; what is not asked is not sent.
    return isAlive ? null : <Unasked key={field.name}>{control(field)}</Unasked>;
  };

  const names = fields.filter(isPartOfName);
  const own = isAlive ? ownVehicleField(definition)?.name : undefined;
  return fields.flatMap((field) => {
    if (field.name === own) {
      return [
        <OwnVehiclePart.View key="own-vehicle" {...{ form, state, definition, now }} />,
        view(field),
      ];
    }
    if (names.length !== 2 || !names.includes(field)) return view(field);
    return field === names[0] ? <FieldPair key="names">{names.map(view)}</FieldPair> : null;
  });
}

const isPartOfName = (field: FormField): boolean =>
  ['first-name', 'last-name'].includes(fieldMeaning(field) ?? '');
