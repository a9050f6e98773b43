import { useRef, useState } from 'react';
import type { FieldWords } from '../../parts/field/field';
import { TextField, type TextFieldProps } from '../../parts/field/text-field';
import { RegistrationBox } from './registration.styles';
import { RegistrationHintPart } from './registration-hint-part';

export interface RegistrationFieldProps
  extends FieldWords, Pick<TextFieldProps, 'name' | 'placeholder'> {
  /** The day it is in the United Kingdom, "2026-11-28". */
  readonly today: string;
  /** As it was typed, to the letter; without it the field keeps what is typed itself. */
  readonly value?: string | undefined;
  readonly onType?: ((typed: string) => void) | undefined;
  readonly onLeave?: (() => void) | undefined;
}

/**
 * The one box of the site for a registration, which looks like a plate. What is typed stands as it
 * was typed, so that the caret never jumps (FV-4); capitals are a matter of looks. What a mark tells
 * comes late, with the first visit; whoever has no script has the box alone.
 */
export function RegistrationField({
  today,
  value,
  onType,
  onLeave,
  ...words
}: RegistrationFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Nothing until somebody is there to be told something. */
  const [own, setOwn] = useState<string>();
  const typed = value ?? own ?? '';
  const type = (text: string) => {
    setOwn(text);
    onType?.(text);
  };
  return (
    <RegistrationBox>
      <TextField
        {...words}
        {...(value !== undefined && { value })}
        ref={input}
        look="plate"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onBlur={onLeave}
        onFocus={(event) => {
          setOwn(event.currentTarget.value);
        }}
        onChange={(event) => {
          type(event.currentTarget.value);
        }}
      />
      <div className="told">
        {own !== undefined && (
          <RegistrationHintPart.View
            {...{ typed, today }}
            onTake={(mark) => {
              if (input.current === null) return;
              if (value === undefined) input.current.value = mark;
              type(mark);
              input.current.focus();
            }}
          />
        )}
      </div>
    </RegistrationBox>
  );
}
