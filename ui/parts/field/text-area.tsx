import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldWords } from './field';
import { TextBox } from './field.styles';

export interface TextAreaProps
  extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines to type into. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  required,
  labelHidden,
  id,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, required, labelHidden, id }}>
      {(ties) => <TextBox {...rest} {...ties} />}
    </Field>
  );
}
