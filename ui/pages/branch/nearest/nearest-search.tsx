import { useState } from 'react';
import type { Dealership } from '../../../../core/branch/public';
import { NEAREST_WORDS, nearestFault, sortedWords } from '../../../copy/branch-copy';
import { Button, ButtonLink } from '../../../parts/button/button';
import { TextField } from '../../../parts/field/text-field';
import { NearestForm } from './nearest.styles';
import { NEAR } from './near';
import type { Nearest } from './use-nearest';

interface NearestSearchProps {
  readonly nearest: Nearest;
  /** The nearest of them comes first. */
  readonly first: Dealership | undefined;
}

/** "Nearest to you": a form that works before its script, and without it. */
export function NearestSearch({ nearest, first }: NearestSearchProps) {
  const { state, find, clear } = nearest;
  const [typed, setTyped] = useState<string>();
  const standing =
    state.kind === 'sorted' ? state.outcode : state.kind === 'unsorted' ? '' : state.typed;
  const text = typed ?? standing;
  return (
    <NearestForm
      method="get"
      action="/contact/"
      role="search"
      aria-label={NEAREST_WORDS.title}
      onSubmit={(event) => {
        event.preventDefault();
        find(text);
      }}
    >
      <h2>{NEAREST_WORDS.title}</h2>
      <div className="row">
        <TextField
          label={NEAREST_WORDS.label}
          hint={NEAREST_WORDS.hint}
          error={state.kind === 'refused' ? nearestFault(state.fault) : undefined}
          name={NEAR}
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" busy={state.kind === 'asking'} busyLabel={NEAREST_WORDS.finding}>
          {NEAREST_WORDS.find}
        </Button>
      </div>
      <p role="status" aria-live="polite">
        {state.kind === 'sorted' && first !== undefined && (
          <span>{sortedWords(state.outcode, first.name)}</span>
        )}
      </p>
      {state.kind === 'sorted' && (
        <ButtonLink
          kind="link"
          className="clear"
          href="/contact/"
          onClick={(event) => {
            event.preventDefault();
            setTyped('');
            clear();
          }}
        >
          {NEAREST_WORDS.clear}
        </ButtonLink>
      )}
    </NearestForm>
  );
}
