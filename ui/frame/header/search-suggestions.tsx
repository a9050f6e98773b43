import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { dayInBritain } from '../../../core/kernel/calendar-day';
import { markToValue } from '../../../core/kernel/registration-mark';
import { toAddress } from '../../../core/search/public';
import { createWordSuggestions } from '../../../core/showroom/public';
import {
  suggestionCount,
  suggestionsFound,
  suggestionWords,
  valueWords,
} from '../../copy/suggestion-copy';
import { SHELL_WORDS } from '../../copy/shell-copy';
import { useApp } from '../../kit/app-context';
import { stockVocabulary } from '../../kit/stock-vocabulary';
import { useBehavior } from '../../kit/use-behavior';
import { useViewModel } from '../../kit/use-view-model';
import { isComposing } from '../../parts/field/is-composing';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { SuggestionList } from './search-suggestions.styles';

/** Where the vehicle with a registration is valued (ROUTE-36). */
const valuationOf = (mark: string): string =>
  `/car-value/?${new URLSearchParams({ vrm: mark }).toString()}`;

/** What may be chosen in place of what was typed, and where it leads. */
interface Option {
  readonly href: string;
  readonly name: string;
  readonly beside: string;
  readonly count: string;
}

/** None of them: Enter sends what was typed. */
const NONE = -1;

/** What a key does to the place in a list; no more than to leave it at either end. */
function movedBy(key: string, active: number, length: number): number | undefined {
  if (key === 'ArrowDown') return active === length - 1 ? NONE : active + 1;
  if (key === 'ArrowUp') return active === NONE ? length - 1 : active - 1;
  return undefined;
}

/**
 * Makes a combobox of the header's search box: what the last words may become, each with what the
 * list would hold. The box stays the browser's own; Enter without a choice sends the form.
 */
export function SearchSuggestions({ input }: { readonly input: HTMLInputElement }) {
  const app = useApp();
  const navigate = useNavigate();
  const id = useId();
  const model = useViewModel((scope) =>
    createWordSuggestions(scope, app.oncePerVisit(stockVocabulary)),
  );
  const suggested = useBehavior(model.state$);
  const mark = markToValue(suggested.text, dayInBritain(app.clock.now()));
  const options: readonly Option[] = [
    ...suggested.suggestions.map((suggestion) => ({
      href: toAddress(suggestion.query),
      ...suggestionWords(suggestion),
      count: suggestionCount(suggestion),
    })),
    ...(mark === undefined
      ? []
      : [{ href: valuationOf(mark), name: valueWords(mark), beside: '', count: '' }]),
  ];
  const [active, setActive] = useState(NONE);
  // Something may have been typed before this script came.
  const [isWanted, setWanted] = useState(input.value !== '');
  const isOpen = isWanted && options.length > 0;
  const chosen = isOpen ? options[active] : undefined;
  const optionId = (at: number) => `${id}-${at}`;

  const choose = ({ href }: Option) => {
    setWanted(false);
    model.type('');
    input.value = '';
    input.blur();
    void navigate(href);
  };

  const typed = useEffectEvent(() => {
    setActive(NONE);
    setWanted(true);
    model.type(input.value);
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // The keys of an input method choose among its words, not among ours.
    if (isComposing(event) || !isOpen) return;
    const moved = movedBy(event.key, active, options.length);
    if (moved !== undefined) setActive(moved);
    else if (event.key === 'Escape') setWanted(false);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
  });
  const left = useEffectEvent(() => {
    setWanted(false);
  });

  useEffect(() => {
    const hear = { input: typed, focus: typed, keydown: pressed, blur: left } as const;
    const entries = Object.entries(hear) as [string, EventListener][];
    for (const [name, listener] of entries) input.addEventListener(name, listener);
    model.type(input.value);
    return () => {
      for (const [name, listener] of entries) input.removeEventListener(name, listener);
    };
  }, [input, model]);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': chosen === undefined ? undefined : `${id}-${active}`,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, isOpen, chosen, active]);

  const field = input.parentElement;
  if (field === null) return undefined;
  return createPortal(
    <>
      <VisuallyHidden role="status">
        {isOpen ? suggestionsFound(options.length) : ''}
      </VisuallyHidden>
      {isOpen && (
        <SuggestionList id={id} role="listbox" aria-label={SHELL_WORDS.suggestions}>
          {options.map((option, at) => (
            // Keys are heard by the box, which keeps the focus all the while.
            <button
              key={option.href}
              id={optionId(at)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                choose(option);
              }}
            >
              <span>
                <span>{option.name}</span>
                {option.beside !== '' && <span className="with">{` ${option.beside}`}</span>}
              </span>{' '}
              <span className="count">{option.count}</span>
            </button>
          ))}
        </SuggestionList>
      )}
    </>,
    field,
  );
}
