import { useEffect, useState } from 'react';
import { withoutSpaces } from '../../../core/kernel/registration';
import { judgeMark, type JudgedMark } from '../../../core/kernel/registration-mark';
import { PlateLetters } from '../../parts/number-plate/plate-letters';
import { AtRest } from './registration-hint.styles';
import { RegistrationTold, type RegistrationToldProps } from './registration-told';

export interface RegistrationHintProps extends Pick<RegistrationToldProps, 'onTake'> {
  readonly typed: string;
  /** The day it is in the United Kingdom, "2026-11-28". */
  readonly today: string;
}

/** As many signs as nearly every mark has; with fewer there may be more to come. */
const WHOLE = 7;

/** Long enough that nobody is told what the beginning of a mark is while they type the rest. */
const PAUSE_MS = 900;

/**
 * What a text is as a mark, said when it is whole or once typing rests, and the mark as it stands on
 * a plate while nobody is in the box. What is no mark is not refused here: the form does that.
 */
export function RegistrationHint({ typed, today, onTake }: RegistrationHintProps) {
  const [told, setTold] = useState<{ readonly typed: string; readonly judged: JudgedMark }>();
  useEffect(() => {
    const isWhole = withoutSpaces(typed).length >= WHOLE;
    // Never at once: a status that comes with its words is not heard.
    const timer = setTimeout(
      () => {
        setTold({ typed, judged: judgeMark(typed, today) });
      },
      isWhole ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [typed, today]);
  const judged = told?.typed === typed ? told.judged : undefined;
  return (
    <>
      {judged?.mark !== undefined && (
        <AtRest aria-hidden="true">
          <PlateLetters word={judged.mark} />
        </AtRest>
      )}
      <div role="status">
        {judged !== undefined && <RegistrationTold judged={judged} onTake={onTake} />}
      </div>
    </>
  );
}
