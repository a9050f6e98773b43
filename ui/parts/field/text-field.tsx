import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldWords } from './field';
import { Affixed, Input, type FieldLook } from './field.styles';

export interface TextFieldProps
  extends FieldWords, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'prefix'> {
  readonly type?: 'text' | 'number' | 'search' | 'email' | 'tel' | 'password' | 'url';
  /** `plate` for the one big field that takes a registration. */
  readonly look?: FieldLook;
  /** A sign in front inside the field: "£". Say it in the label or hint too. */
  readonly before?: string;
  /** A unit after: "miles". */
  readonly after?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line to type into. */
export function TextField({
  label,
  hint,
  error,
  optional,
  required,
  labelHidden,
  id,
  type = 'text',
  look = 'plain',
  before,
  after,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, required, labelHidden, id }}>
      {(ties) => (
        <Affixed>
          {before !== undefined && (
            <span className="before" aria-hidden="true">
              {before}
            </span>
          )}
          <Input
            {...rest}
            {...ties}
            type={type}
            $look={look}
            $before={before !== undefined}
            $after={after !== undefined}
          />
          {after !== undefined && (
            <span className="after" aria-hidden="true">
              {after}
            </span>
          )}
        </Affixed>
      )}
    </Field>
  );
}
