import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import {
  fieldsOfSteps,
  formSteps,
  GO_BACK_NAME,
  GO_ON_NAME,
  type EnquiryForm,
} from '../../../core/enquiry/public';
import { stepMoves } from '../../../core/kernel/form/step-moves';
import { ERROR_TITLE, REQUIRED_NOTE } from '../../copy/forms/form-copy';
import { BACK, CHECK_LEAD, CHECK_TITLE, CONTINUE, stepTitle } from '../../copy/forms/step-copy';
import { useHydrated } from '../../kit/use-hydrated';
import { Button } from '../../parts/button/button';
import type { FormLayout, FormLayoutProps } from '../form-layout';
import { whenPhotographsAreSent } from '../photographs/photographs-under-way';
import { DamageParts } from '../damage/damage-parts';
import { PhotographsField } from '../photographs/photographs-field';
import { SectionContents, SectionView, type SectionViews } from '../section-view';
import type { CheckAnswersProps } from './check-answers';
import { StepHeading } from './step-head';
import { Moves, StepBox, StepMoves } from './steps.styles';
import { useStepInAddress } from './use-step-in-address';

const VIEWS: SectionViews = { 'damage-diagram': DamageParts, photographs: PhotographsField };

interface Late {
  readonly default: ComponentType<CheckAnswersProps>;
}

const checkAnswers = () => import('./check-answers');

/** Comes with the step before; where it cannot be had, the form is sent without it. */
const CheckAnswers = lazy(() =>
  checkAnswers().then(
    (module): Late => ({ default: module.CheckAnswers }),
    () => ({ default: () => undefined }),
  ),
);

/** A section at a time, and at the end all that was said, to be checked before it is sent (UX rule 21). */
function StepsView({ send, otherWay, lead, wakesAfter, ...parts }: FormLayoutProps) {
  const { form, state, definition } = parts;
  const steps = formSteps(definition);
  const isAlive = useHydrated();
  const { step } = state;
  const last = steps.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const titleOf = (place: number): string => steps[place]?.title ?? CHECK_TITLE;
  useStepInAddress({ form, step, ids: steps.map(({ id }) => id), wakesAfter });

  const shown = useRef(step);
  const title = stepTitle(titleOf(step), step + 1, steps.length);
  useEffect(() => {
    const { title: before } = document;
    const isWrong = before.startsWith(ERROR_TITLE);
    const page = isWrong ? before.slice(ERROR_TITLE.length) : before;
    document.title = `${isWrong ? ERROR_TITLE : ''}${title} | ${page}`;
    return () => {
      document.title = document.title.replace(`${title} | `, '');
    };
  }, [title]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    checkAnswers().catch(() => undefined);
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  return steps.map(({ id, sections }, place) => {
    if (place !== step && isAlive) return null;
    const isLast = place === last;
    return (
      <StepBox key={id} id={id} $inView={place === step} inert={state.phase.kind === 'sending'}>
        <StepHeading
          ref={place === step ? heading : undefined}
          title={titleOf(place)}
          step={place + 1}
          all={steps.length}
        />
        {place === 0 && lead !== undefined && <p className="lead">{lead}</p>}
        {!isLast && <p className="note">{REQUIRED_NOTE}</p>}
        {isLast ? (
          <>
            {place === step && (
              <>
                <p className="lead">{CHECK_LEAD}</p>
                <Suspense>
                  {steps.slice(0, last).map((each, of) => (
                    <CheckAnswers key={each.id} {...parts} sections={each.sections} step={of} />
                  ))}
                </Suspense>
              </>
            )}
            {sections.map((section) => (
              <SectionView key={section.id} {...parts} section={section} level="h3" />
            ))}
            <Moves>
              {send}
              {place === step && <GoBack {...{ form, step }} />}
              {otherWay}
            </Moves>
          </>
        ) : (
          <>
            {sections.map((section) => (
              <SectionContents key={section.id} {...parts} section={section} views={VIEWS} />
            ))}
            {place === step && (
              <StepMoves>
                <Button type="submit" name={GO_ON_NAME} value={place}>
                  {CONTINUE}
                </Button>
                {place > 0 && <GoBack {...{ form, step }} />}
              </StepMoves>
            )}
          </>
        )}
      </StepBox>
    );
  });
}

interface GoBackProps {
  readonly form: EnquiryForm;
  readonly step: number;
}

const GoBack = ({ form, step }: GoBackProps) => (
  <Button
    kind="quiet"
    type="submit"
    name={GO_BACK_NAME}
    value={step}
    onClick={(event) => {
      event.preventDefault();
      form.goTo(step - 1);
    }}
  >
    {BACK}
  </Button>
);

/** A form of several steps; Enter goes on, and sends it from the last, with all its photographs. */
export const IN_STEPS: FormLayout = {
  View: StepsView,
  stepsOf: (definition) => {
    const fields = fieldsOfSteps(definition);
    return { fields, move: stepMoves(fields) };
  },
  onSubmit: (form, { step }, definition) => {
    if (step < formSteps(definition).length - 1) form.goOn();
    else void whenPhotographsAreSent(form).then(form.submit);
  },
};
