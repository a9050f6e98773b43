import { useState, type KeyboardEvent } from 'react';
import { TextField } from '../../../parts/field/text-field';
import { isComposing } from '../../../parts/field/is-composing';

interface KeywordBoxProps {
  readonly value: string | undefined;
  readonly onChange: (keyword: string) => void;
}

/** Words, a registration or a stock number; applied on Enter or on leaving the box. */
export function KeywordBox({ value, onChange }: KeywordBoxProps) {
  const [text, setText] = useState<string | undefined>(undefined);
  const apply = () => {
    if (text === undefined) return;
    setText(undefined);
    if (text.trim() !== (value ?? '')) onChange(text);
  };
  return (
    <TextField
      label="Keyword, registration or stock number"
      type="search"
      name="keyword"
      autoComplete="off"
      enterKeyHint="search"
      value={text ?? value ?? ''}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={apply}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        apply();
      }}
    />
  );
}
