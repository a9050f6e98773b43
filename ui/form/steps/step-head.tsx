import type { Ref } from 'react';
import { stepOf } from '../../copy/forms/step-copy';
import { StepHead } from './steps.styles';

interface StepHeadingProps {
  readonly title: string;
  /** From 1. */
  readonly step: number;
  readonly all: number;
  /** Takes the focus when the step comes into view. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

/** Where in the form one is, and what it asks now (UX rule 21). */
export const StepHeading = ({ title, step, all, ref }: StepHeadingProps) => (
  <StepHead>
    <div className="trail" aria-hidden="true">
      {Array.from({ length: all }, (_, place) => (
        <span key={place} className={place < step ? 'done' : undefined} />
      ))}
    </div>
    <h2 ref={ref} tabIndex={-1}>
      <span className="place">{stepOf(step, all)}</span> <span>{title}</span>
    </h2>
  </StepHead>
);
