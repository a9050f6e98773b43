import { memo } from 'react';
import {
  dateLimits,
  fieldMeaning,
  tickedOptions,
  withTicked,
  type FieldMeaning,
  type FormField,
} from '../../core/enquiry/public';
import { CHOOSE } from '../copy/forms/form-copy';
import { TextArea, TextField, type TextFieldProps } from '../parts/field/text-field';
import { Select } from '../parts/select/select';
import type { AppointmentDays } from './use-appointments';
import { ChoiceSet } from './choice-set';
import { DateField } from './date-field';
import { DaySuggestionsPart } from './day-suggestions-part';
import { LoneCheckbox } from './lone-checkbox';
import { RegistrationField } from './registration/registration-field';

export interface FormFieldViewProps {
  readonly field: FormField;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  /** The day it is in the United Kingdom, "2026-11-28". */
  readonly today: string;
  /** Of the day of an appointment. */
  readonly appointment?: AppointmentDays | undefined;
  readonly change: (name: string, value: string) => void;
  readonly leave: (name: string) => void;
}

/** What a browser or a password manager may fill in, by what the field is about. */
const AUTOFILL: Readonly<
  Record<
    Exclude<FieldMeaning, 'registration'>,
    Pick<TextFieldProps, 'type' | 'autoComplete' | 'look' | 'spellCheck' | 'inputMode'>
  >
> = {
  'first-name': { autoComplete: 'given-name', spellCheck: false },
  'last-name': { autoComplete: 'family-name', spellCheck: false },
  'full-name': { autoComplete: 'name', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  telephone: { type: 'tel', autoComplete: 'tel' },
  postcode: { autoComplete: 'postal-code', spellCheck: false },
  mileage: { autoComplete: 'off', inputMode: 'numeric' },
  make: { autoComplete: 'off' },
  model: { autoComplete: 'off', spellCheck: false },
};

/** One field of a form, by its kind (FORM-03); drawn again only when something of it changes. */
export const FormFieldView = memo(function FormFieldView({
  field,
  id,
  value,
  error,
  today,
  appointment,
  change,
  leave,
}: FormFieldViewProps) {
  const { name, label, kind, required, placeholder, instructions, options, multiple } = field;
  const onChange = (next: string): void => {
    change(name, next);
  };
  const onLeave = (): void => {
    leave(name);
  };
  const words = { label, hint: instructions, error, required, id };
  const typing = {
    name,
    value,
    onBlur: onLeave,
    ...(placeholder !== undefined && { placeholder }),
  };
  const choices = options.map(({ value: of, text }) => ({ value: of, label: text }));

  const group = () => (
    <ChoiceSet
      kind="checkbox"
      {...{ id, name, required, error, choices, onLeave }}
      legend={label}
      hint={instructions}
      isChosen={(option) => tickedOptions(value, options).some((each) => each.value === option)}
      onChoose={(option, isTicked) => {
        onChange(withTicked(value, options, option, isTicked));
      }}
    />
  );

  switch (kind) {
    case 'hidden':
      return <input type="hidden" name={name} value={value} />;
    case 'text':
    case 'email':
    case 'number': {
      const meaning = fieldMeaning(field);
      if (meaning === 'registration') {
        return (
          <RegistrationField
            {...{ ...words, name, placeholder, value, today, onLeave }}
            onType={onChange}
          />
        );
      }
      return (
        <TextField
          {...words}
          {...typing}
          {...(kind === 'number' && meaning === undefined && { inputMode: 'decimal' as const })}
          autoComplete={field.autofill}
          {...(meaning !== undefined && AUTOFILL[meaning])}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      );
    }
    case 'textarea':
      return (
        <TextArea
          {...words}
          {...typing}
          rows={5}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      );
    case 'select':
    case 'dealership':
    case 'department':
      if (multiple && kind === 'select') return group();
      return (
        <Select
          {...words}
          name={name}
          value={value}
          choices={[
            ...(choices.some((choice) => choice.value === '')
              ? []
              : [{ value: '', label: placeholder ?? CHOOSE }]),
            ...choices,
            // No longer to be had: it stands there still, with what is wrong with it.
            ...(value === '' || choices.some((choice) => choice.value === value)
              ? []
              : [{ value, label: value }]),
          ]}
          onBlur={onLeave}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      );
    case 'radio':
      return (
        <ChoiceSet
          kind="radio"
          {...{ id, name, required, error, choices, onLeave }}
          legend={label}
          hint={instructions}
          isChosen={(option) => option === value}
          onChoose={onChange}
        />
      );
    case 'checkbox':
      return options.length > 0 ? (
        group()
      ) : (
        <LoneCheckbox {...{ id, name, label, required, error, value, onChange, onLeave }} />
      );
    case 'date': {
      const { earliest, latest } = dateLimits(field.disabledDays, today);
      const format = field.dateFormat;
      const date = { name, value, today, earliest, latest, format, onChange, onLeave };
      if (appointment === undefined) return <DateField {...words} {...date} />;
      return (
        <div>
          <DateField {...words} {...date} hint={instructions ?? appointment.hint} />
          {appointment.days.length > 0 && (
            <DaySuggestionsPart.View
              days={appointment.days}
              today={today}
              chosen={value}
              onChoose={onChange}
            />
          )}
        </div>
      );
    }
  }
});
