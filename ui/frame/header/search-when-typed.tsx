import { useEffect, useState, type ComponentType } from 'react';
import { SEARCH_INPUT_ID } from './search-ids';

interface Suggesting {
  readonly View: ComponentType<{ readonly input: HTMLInputElement }>;
  readonly input: HTMLInputElement;
}

/** Fetches the suggestions when the header's search box is first used; without them it is a form. */
export function SearchWhenTyped() {
  const [suggesting, setSuggesting] = useState<Suggesting>();
  useEffect(() => {
    const input = document.getElementById(SEARCH_INPUT_ID);
    if (!(input instanceof HTMLInputElement)) return undefined;
    const fetchThem = () => {
      import('./search-suggestions').then(
        ({ SearchSuggestions }) => {
          setSuggesting({ View: SearchSuggestions, input });
        },
        () => undefined,
      );
    };
    if (document.activeElement === input) fetchThem();
    input.addEventListener('focus', fetchThem, { once: true });
    return () => {
      input.removeEventListener('focus', fetchThem);
    };
  }, []);
  return suggesting === undefined ? undefined : <suggesting.View input={suggesting.input} />;
}
