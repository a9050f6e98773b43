import { useEffect } from 'react';
import type { FormField } from '../../../../core/enquiry/public';
import { createToldBefore, ownerAnswers, ownerSaid } from '../../../../core/valuation/public';
import { FILL_IN, TOLD_BEFORE } from '../../../copy/valuation/told-before-copy';
import { OfferBox } from '../../../form/own-vehicle/own-vehicle.styles';
import { useApp } from '../../../kit/app-context';
import { useBehavior } from '../../../kit/use-behavior';
import { useViewModel } from '../../../kit/use-view-model';
import { Button } from '../../../parts/button/button';
import { idOf, type JourneyOnPage } from './journey-on-page';

interface ToldBeforeProps extends Pick<JourneyOnPage, 'journey' | 'view' | 'departments'> {
  /** Those that ask about the person. */
  readonly fields: readonly FormField[];
}

/** What was said in another form of the visit, by one press; what is said here, other forms offer (UX rule 21). */
export function ToldBefore({ journey, view, departments, fields }: ToldBeforeProps) {
  const { clock, openFormMemory } = useApp();
  const told = useViewModel((scope) => createToldBefore(scope, clock));
  const said = useBehavior(told.said$);
  const { key, state } = view;
  const { typed } = state;
  useEffect(() => {
    told.wake(openFormMemory);
  }, [told, openFormMemory]);
  useEffect(() => {
    told.share(ownerSaid(typed, departments), key);
  }, [told, typed, departments, key]);

  const answers = Object.entries(
    ownerAnswers(
      fields.map(({ name }) => name),
      said,
      { typed, departments },
    ),
  );
  const [first] = answers;
  if (first === undefined) return null;
  return (
    <OfferBox>
      <p>{TOLD_BEFORE}</p>
      <p>
        <strong>{wordsOf(answers, fields).join(', ')}</strong>
      </p>
      <Button
        kind="quiet"
        compact
        onClick={() => {
          for (const [name, answer] of answers) journey.type(name, answer);
          // The button goes with what it offered.
          document.getElementById(idOf(first[0]))?.focus();
        }}
      >
        {FILL_IN}
      </Button>
    </OfferBox>
  );
}

/** As a shopper would read it: of a choice, its name. */
const wordsOf = (
  answers: readonly (readonly [name: string, answer: string])[],
  fields: readonly FormField[],
): readonly string[] =>
  answers.map(
    ([name, answer]) =>
      fields.find((field) => field.name === name)?.options.find(({ value }) => value === answer)
        ?.text ?? answer,
  );
