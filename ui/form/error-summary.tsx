import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import { SUMMARY_TITLE } from '../copy/forms/form-copy';
import { SummaryBox } from './form.styles';

export interface FaultLine {
  /** The control that the line leads to. */
  readonly id: string;
  /** Of the field. */
  readonly name: string;
  readonly sentence: string;
}

interface ErrorSummaryProps {
  readonly faults: readonly FaultLine[];
  /** What is wrong with no field that can be seen. */
  readonly others?: readonly string[];
  /** Brings a field into view, where the form has steps. */
  readonly onFollow: (name: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** All that is wrong, above the form; each line leads to its field (UX rule 19). */
export function ErrorSummary({ faults, others = [], onFollow, ref }: ErrorSummaryProps) {
  return (
    <SummaryBox ref={ref} tabIndex={-1} role="alert" aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{SUMMARY_TITLE}</h2>
      <ul>
        {faults.map(({ id, name, sentence }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                flushSync(() => {
                  onFollow(name);
                });
                const control = document.getElementById(id);
                if (control === null) return;
                event.preventDefault();
                control.scrollIntoView({ block: 'center' });
                control.focus({ preventScroll: true });
              }}
            >
              {sentence}
            </a>
          </li>
        ))}
        {others.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </SummaryBox>
  );
}
