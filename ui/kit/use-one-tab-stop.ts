import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export interface OneTabStop {
  /** For the element around the buttons, a toolbar. */
  readonly bar: { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
  /** For the button in this place, from 0. */
  readonly button: (place: number) => {
    readonly tabIndex: 0 | -1;
    readonly onFocus: (event: FocusEvent) => void;
  };
}

/** Buttons in a row that are one stop of the Tab key; the arrow keys move between them, round and round. */
export function useOneTabStop(): OneTabStop {
  const [stop, setStop] = useState(0);
  return {
    bar: {
      onKeyDown: (event) => {
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        buttons.at((stop + step) % buttons.length)?.focus();
      },
    },
    button: (place) => ({ tabIndex: place === stop ? 0 : -1, onFocus: () => setStop(place) }),
  };
}
